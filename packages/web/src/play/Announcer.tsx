/** Says politely what has happened and what is asked, for those who listen. */

import { useEffect, useState } from 'react';

export function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  // A live region is read when it changes after it has come to be: the first text, too, must come later.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 50);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {said}
    </div>
  );
}
