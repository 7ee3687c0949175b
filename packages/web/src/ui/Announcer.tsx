/** Tells screen readers what has happened and what is asked, in a polite live region. */

import { useEffect, useRef, useState } from 'react';

/** A live region is read only when it changes after it was mounted, so even the first text is set with a delay. */
const LATER_MS = 50;

export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  // Without motions the prompt follows the events at once: texts are queued, so that neither replaces the other.
  const waiting = useRef<string[]>([]);
  useEffect(() => {
    if (text.trim() !== '' && waiting.current.at(-1) !== text) waiting.current.push(text);
    const timer = setTimeout(() => {
      setSaid(waiting.current.join(' '));
      waiting.current = [];
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
