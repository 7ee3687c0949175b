/** Decisions of a few plain answers: where she turns, which side, which section; each with a line on what hangs on it. */

import { sentence } from '../../../ui/sentence.ts';
import { Choice } from './Parts.tsx';
import type { SeaPart, Verb } from './part.ts';

/** By verb of the first such answer: the line. */
const NOTES: Partial<Readonly<Record<Verb, string>>> = {
  straight: 'turn',
  'pass-on': 'passOn',
  'move-first': 'first',
  'fall-off': 'fallOff',
  'change-sail': 'sail',
  disengage: 'disengage',
};

export function Choices({ offers, act, say }: SeaPart) {
  const note = offers.map(({ action }) => NOTES[action.do as Verb]).find(found => found !== undefined);
  return (
    <section className="cs-choices">
      {note !== undefined && <p className="cs-note">{say(`choice.${note}`)}</p>}
      {offers.map(({ words, text }, at) => (
        <Choice key={text} offer={at} words={words} act={act}>
          {sentence(words)}
        </Choice>
      ))}
    </section>
  );
}
