/** Fleets on the sheet: one’s own face up, the enemy’s as blank blocks. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ADMIRALS,
  ALLIED,
  blockKinds,
  BLOCKS,
  blockName,
  BRITISH,
  FIRST_ALLIED,
  NOWHERE,
  placeWords,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { SceneBlock } from '../../../board/scene.ts';
import type { Chart } from './chart.ts';
import { FLAGS } from './flags.ts';
import { BLOCK } from './layout.ts';
import { poseAt, spotOf } from './places.ts';
import { say } from './say.ts';

/** Pieces of the board: one’s own blocks have their own numbers, blank ones those that follow. */
const BLANKS = 100;

export function blankId(side: number, tag: number): number {
  return BLANKS * (side + 1) + tag;
}

/** Of a blank block: its side and tag; null for one’s own. */
export function blankOf(piece: number): { readonly side: number; readonly tag: number } | null {
  return piece < BLANKS ? null : { side: Math.floor(piece / BLANKS) - 1, tag: piece % BLANKS };
}

export function sideOfBlock(block: number): number {
  return block < FIRST_ALLIED ? BRITISH : ALLIED;
}

/** The piece that shows a block which both sides name by its tag. */
export function pieceOf(view: GloryView, side: number, tag: number): number {
  const own = view.blocks.find(block => block.tag === tag && tag > 0);
  return own !== undefined && sideOfBlock(own.id) === side ? own.id : blankId(side, tag);
}

export function shipsIn(view: GloryView, berth: number): readonly GloryView['ships'][number][] {
  return view.ships.filter(ship => ship.berth === berth);
}

type Admirals = Pick<GloryView, 'admirals'>;

export function admiralsIn({ admirals }: Admirals, berth: number): readonly number[] {
  return admirals.flatMap((at, admiral) => (at === berth ? [admiral] : []));
}

/** Who leads it, or what the sticker on the block says. */
export function leaderOf(view: Admirals, block: number): string {
  const [leader] = admiralsIn(view, block)
    .map(admiral => ADMIRALS[admiral])
    .filter(admiral => admiral !== undefined && admiral.generic === 0)
    .toSorted((a, b) => (a?.seniority ?? 0) - (b?.seniority ?? 0));
  return leader?.name ?? BLOCKS[block]?.name ?? '';
}

const SQUARE = { length: BLOCK, beam: BLOCK };

/** A block as its owner sees it; null where it does not stand on the sheet. */
export function faceUp(chart: Chart, view: Admirals, id: number, place: number, count: number): SceneBlock | null {
  const at = place === NOWHERE ? null : spotOf(chart, place);
  if (at === null) return null;
  const kind = blockKinds[BLOCKS[id]?.kind ?? 0] ?? 'fleet';
  const side = sideOfBlock(id);
  return {
    id,
    name: blockName(id),
    badge: (BLOCKS[id]?.name ?? '').charAt(0),
    flag: FLAGS[side === BRITISH ? 0 : 1],
    side,
    pose: poseAt(at),
    ...SQUARE,
    description: [say(`kind.${kind}`), ...(count > 0 ? [say('ships', { count })] : []), placeWords(place)].join(', '),
    face: { label: leaderOf(view, id), strength: count > 0 ? String(count) : say(`sign.${kind}`) },
  };
}

export function blocksOf(chart: Chart, view: GloryView): SceneBlock[] {
  const own = view.blocks.flatMap(({ id, place: stands }): SceneBlock[] => {
    // 3.0 Where it is to begin, while that is still being written.
    const begins = view.draft?.kind === 'stations' ? (view.draft.places[id] ?? NOWHERE) : NOWHERE;
    const block = faceUp(chart, view, id, begins === NOWHERE ? stands : begins, shipsIn(view, id).length);
    return block === null ? [] : [block];
  });
  const blanks = view.blanks.flatMap(({ side, tag, place, known, low }): SceneBlock[] => {
    const at = spotOf(chart, place);
    if (at === null) return [];
    return [
      {
        id: blankId(side, tag),
        name: say(`blank.${side}`, { tag }),
        badge: String(tag),
        flag: FLAGS[side === BRITISH ? 0 : 1],
        side,
        pose: poseAt(at),
        ...SQUARE,
        description: [placeWords(place), ...(known > 0 ? [say(`known.${known}`, { low })] : [])].join(', '),
        face: null,
      },
    ];
  });
  // In a pile one’s own lie on top, for the backs of the others say no more than their edges do; fleets over frigates, and the one
  // that is being ordered over all.
  const moving = view.draft?.kind === 'orders' ? view.draft.order.block : -1;
  const rank = (id: number): number => (id === moving ? Number.POSITIVE_INFINITY : shipsIn(view, id).length);
  return [...blanks, ...own.toSorted((a, b) => rank(a.id) - rank(b.id))];
}
