/** Says politely what has happened and what is asked, for those who listen. */

import { useEffect, useRef, useState } from 'react';

/** A live region is read when it changes after it has come to be: the first text, too, must come later. */
const LATER_MS = 50;

export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  // Without motions what has happened is followed at once by what is asked: neither may push out the other.
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
