/** What is told, in whole sentences as far as there is room. The log has the rest, and whoever listens hears all of it. */

import { useLayoutEffect, useRef } from 'react';

export function Told({ words }: { readonly words: string }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const told = line.current;
    if (told === null) return;
    const refit = (): void => fit(told);
    refit();
    addEventListener('resize', refit);
    return () => removeEventListener('resize', refit);
  }, [words]);
  return (
    <span key={words} ref={line} className="play-told">
      {/* Lines of one box alone are counted. */}
      <span>
        {sentencesOf(words).map((sentence, i) => (
          // Sentences may be alike, and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} data-sentence>
            {i === 0 ? sentence : ` ${sentence}`}
          </span>
        ))}
        <span data-more hidden aria-hidden="true">
          {' …'}
        </span>
      </span>
    </span>
  );
}

function sentencesOf(words: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const word of words.split(' ')) {
    open = open === '' ? word : `${open} ${word}`;
    if (!/[.!?…]$/.test(word)) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

const UNSEEN = 'visually-hidden';

function fit(told: HTMLElement): void {
  const sentences = [...told.querySelectorAll('[data-sentence]')];
  const more = told.querySelector<HTMLElement>('[data-more]');
  for (const sentence of sentences) sentence.classList.remove(UNSEEN);
  if (more !== null) more.hidden = true;
  for (const sentence of sentences.slice(1).toReversed()) {
    if (told.scrollHeight <= told.clientHeight + 1) return;
    sentence.classList.add(UNSEEN);
    if (more !== null) more.hidden = false;
  }
}
