/** How pieces are called as a viewer sees them: his own by name, others by what is known of them. */

import { ADJECTIVES, blockName, placeWords, range } from '../model/naming.ts';
import { fromWords } from '../model/reports.ts';
import { CONVOY_SEEN, FLEET_SEEN, FRIGATE_SEEN } from '../model/table.ts';
import { BRITISH, FIRST_FRIGATE } from '../model/terms.ts';
import type { BlankView, GloryView } from '../model/view.ts';

export * from '../model/naming.ts';
export { company, inCompany, ledgerWords } from '../model/reports.ts';

/** As a gazette has it: without the number of the hex, which stands on the chart. */
export function whereWords(place: number): string {
  return placeWords(place).replace(HEX, '');
}

/** The same after `from` and `to`. */
export function fromWhere(place: number): string {
  return fromWords(place).replace(HEX, '');
}

const HEX = / \([A-Z]?\d+\)$/;

/** A block of one's own in the middle of a sentence. */
export function ownName(block: number): string {
  const isNumbered = block >= FIRST_FRIGATE && /\d$/.test(blockName(block));
  return isNumbered ? blockName(block) : /’s /.test(blockName(block)) ? blockName(block) : `the ${blockName(block)}`;
}

/** What is known of a block of the other side: `Allied block`, `Allied fleet of 11 to 15 sail`. */
export function blankName({ side, known, low }: Readonly<BlankView>): string {
  const whose = ADJECTIVES[side] ?? '';
  if (known === FRIGATE_SEEN) return `${whose} frigate`;
  if (known === CONVOY_SEEN) return `${whose} convoy`;
  return known === FLEET_SEEN && low > 0 ? `${whose} fleet of ${range(low)}` : `${whose} block`;
}

/**
 * A block that an event names by its tag. Tags change hands: a name is only used for one that stands where the event has put it. What
 * is known of the enemy's may have been learnt after the event, so it is not told with it.
 */
export function taggedName(v: GloryView, side: number, tag: number, place: number): string {
  const own = v.blocks.find(block => block.tag === tag && block.place === place);
  return v.who === side && own !== undefined ? ownName(own.id) : anyBlock(side);
}

export function anyBlock(side: number): string {
  return side === BRITISH ? 'a British block' : 'an Allied block';
}

function anyName(blank: Readonly<BlankView>): string {
  const name = blankName(blank);
  return `${name.startsWith('A') ? 'an' : 'a'} ${name}`;
}

/** `an Allied block off Brest (loose)`. */
export function blankAt(blank: Readonly<BlankView>): string {
  return `${anyName(blank)} ${placeWords(blank.place)}`;
}

/** A block of one's own with where it stands, for lists of orders. */
export function blockAt(v: GloryView, id: number): string {
  const block = v.blocks.find(each => each.id === id);
  return block === undefined || block.place < 0 ? blockName(id) : `${blockName(id)}, ${placeWords(block.place)}`;
}

// --- Battle ---

export * from '../model/battle-naming.ts';

export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0';
}

/** A number that may be below nothing. */
export function withMinus(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export function thrown(faces: readonly number[]): string {
  return faces.join(' ');
}
