/** A line of what happened; pressed, it shows that moment on the board. */

import type { ReactNode } from 'react';
import './line-words.css';

interface Props {
  /** Null where the moment cannot be shown. */
  readonly onLook: (() => void) | null;
  readonly title?: string;
  /** With the time before the words, as the report has it. */
  readonly decisive?: true;
  readonly children: ReactNode;
}

export function LineWords({ onLook, title, decisive, children }: Props) {
  const name = decisive === true ? 'play-line-words play-decisive' : 'play-line-words';
  if (onLook === null) return <span className={name}>{children}</span>;
  return (
    <button type="button" className={name} title={title} onClick={onLook}>
      {children}
    </button>
  );
}
