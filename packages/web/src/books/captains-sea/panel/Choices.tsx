/** Decisions of a few plain answers: where she turns, which side, which section; each with a line on what hangs on it. */

import type { SeaAction } from '@weathergauge/rules-captains-sea';
import { freeFace, sections } from '@weathergauge/rules-captains-sea/geometry';
import { sentence } from '../../../ui/sentence.ts';
import { Choice, onDie } from './Parts.tsx';
import type { SeaPart, Verb } from './part.ts';
import { about } from './part.ts';

/** By verb of the first such answer: the line. */
const NOTES: Partial<Readonly<Record<Verb, string>>> = {
  straight: 'turn',
  'pass-on': 'passOn',
  'move-first': 'first',
  'fall-off': 'fallOff',
  'change-sail': 'sail',
  disengage: 'disengage',
};

/** Those that are marked on the board too. */
const MARKED: ReadonlySet<string> = new Set<Verb>(['straight', 'turn', 'pass-on', 'move-first', 'fall-off']);

export function Choices(part: SeaPart) {
  const { offers, act, say } = part;
  const note = offers.map(({ action }) => NOTES[action.do as Verb]).find(found => found !== undefined);
  return (
    <section className="cs-choices">
      {note !== undefined && <p className="cs-note">{say(`choice.${note}`, { die: freeWords(part) })}</p>}
      {offers.map(({ words, text, action }, at) => (
        <Choice
          key={text}
          offer={at}
          words={words}
          act={act}
          hint={hintOf(part, action as SeaAction)}
          hasSign={MARKED.has(action.do)}
        >
          {sentence(words)}
        </Choice>
      ))}
    </section>
  );
}

/** 17.5 */
function freeWords({ view, position, say }: SeaPart): string {
  const ship = view.ships[about(position, 'ship')];
  const other = view.ships[ship?.grappled ?? -1];
  return ship === undefined || other === undefined ? '' : onDie(freeFace(ship, other), say);
}

/** 11.4.10 What is left of a section that may take the odd hit. */
function hintOf({ view, position, say }: SeaPart, action: SeaAction): string {
  const ship = view.ships[about(position, 'ship')];
  if (action.do !== 'odd-hit' || ship === undefined) return '';
  return say('choice.whole', { left: ship.guns[sections.indexOf(action.section)] ?? 0, of: ship.boxes.length });
}
