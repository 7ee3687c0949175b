/** A button for what cannot be taken back: pressed once it says what it will do, pressed again it does it. */

import { useState } from 'react';

interface Props {
  readonly words: string;
  /** What the second press does. */
  readonly sure: string;
  readonly onSure: () => void;
}

export function TwiceButton({ words, sure, onSure }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={() => (isAsked ? onSure() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? sure : words}
    </button>
  );
}
