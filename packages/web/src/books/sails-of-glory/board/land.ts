/** R43 A piece of terrain laid by hand, and a battery turned by hand upon its island. */

import type { SailsAction, SailsEvent, SailsView } from '@weathergauge/rules-sails-of-glory';
import { NORTH, TERRAIN } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Pose } from '../../../board/scene.ts';
import type { Branch, Position, Preview } from '../../../client/protocol.ts';
import type { Draft, Hand, Way } from '../../hand.ts';
import type { Berth } from '../../placing.ts';
import { lastAnswers, placingHand, squareRound, valueIn } from '../../placing.ts';
import { tell } from './board-say.ts';
import { batterySpot, bearingSpot, columnHead, GRID, gridSpot, headingOf, outlineIn } from './laying.ts';
import { bankOf, cornersOf, mm, poseOf, sizeOf } from './units.ts';

type About = Readonly<Record<string, number>>;

/** It has no number among the ships. */
const NO_SHIP = -1;

/** What settles its place: a heading, about an island a bearing alone, along an edge a row alone. */
function lastVerb(about: About): 'heading' | 'bearing' | 'row' {
  if (about['ringR'] !== undefined) return 'bearing';
  return about['battery'] === 0 && kindOf(about) === 'coast' ? 'row' : 'heading';
}

/** The answers before it. */
export function landVerbs(about: About): readonly string[] {
  const last = lastVerb(about);
  return last === 'bearing' ? [] : last === 'row' ? ['column'] : ['column', 'row'];
}

export function landHand(position: Position, branches: readonly Branch[], covered: ReadonlySet<string>): Hand | null {
  const { about = {} } = position.prompt ?? {};
  const { width, height } = position.view as SailsView;
  const verb = lastVerb(about);
  const size = sizeAsked(about);
  const last = lastAnswers(position.offers, about, branches, text => text.startsWith(`${verb} `));
  const hand = placingHand({
    ship: NO_SHIP,
    question: tell(about['battery'] === 1 ? 'land.battery' : 'land.question', { what: tell(`land.${kindOf(about)}`) }),
    berths: last.map(({ orders, text, about: asked }): Berth => {
      const value = Number(valueIn(text, verb === 'row' ? 'at' : 'point'));
      const at = verb === 'row' ? { ...asked, row: value } : asked;
      const place = verb === 'bearing' ? `${value}` : `${at['column'] ?? 0} ${at['row'] ?? 0}`;
      return { pose: poseAsked(position, at, value, size.length / 2), place, orders };
    }),
    size,
    masts: [],
    middle: { x: mm(width) / 2, y: mm(height) / 2 },
    outline: at => squareRound(at, GRID / 2),
    overlay: () => ({ arcs: [], rings: [], lines: [] }),
    covers: ({ action }) => covered.has((action as SailsAction).do),
    heading: ({ heading }) => tell('land.heading', { degrees: Math.round(heading) % 360 }),
    labels: { place: tell('land.place'), heading: tell('berth.heading') },
  });
  if (hand === null) return null;
  return { ...hand, isBlock: true, wayOf: (draft, preview) => laidBy(hand, draft, preview) };
}

const kindOf = (about: About): string => TERRAIN[about['what'] ?? -1]?.kind ?? 'island';

/** As large as the circle in which it turns. */
function sizeAsked(about: About): { readonly length: number; readonly beam: number } {
  const bank = bankOf(about['what'] ?? 0);
  const { outline } = TERRAIN[about['what'] ?? -1] ?? { outline: [] };
  const off = outline.map((x, i) => (i % 2 === 0 ? Math.hypot(x, outline[i + 1] ?? 0) : 0));
  const across = about['battery'] === 1 ? Math.max(bank.length, bank.beam) : mm(2 * Math.max(0, ...off));
  return { length: across, beam: across };
}

/** Near enough to be found by a hand. Where it lies to the millimetre is told by the rules. */
function poseAsked(position: Position, about: About, value: number, reach: number): Pose {
  const { column = 0, row = 0, edge, depth = 0 } = about;
  switch (lastVerb(about)) {
    case 'bearing':
      return { ...bearingSpot(position, value), heading: 0 };
    case 'row':
      return { ...gridSpot(position, column, row), heading: 0 };
    case 'heading': {
      const heading = headingOf(value);
      if (about['battery'] === 1) return { ...batterySpot(position), heading };
      if (edge === undefined) return { ...gridSpot(position, column, row), heading };
      const off = mm(depth) + reach;
      const y = edge === NORTH ? off : mm((position.view as SailsView).height) - off;
      return { x: columnHead(position, column).x, y, heading };
    }
  }
}

function laidBy(hand: Hand, draft: Draft, preview: Preview): Way | null {
  const way = hand.wayOf(draft, preview);
  if (way === null) return null;
  const view = preview.view as SailsView;
  const laid = outlineIn(preview.events as readonly SailsEvent[], view);
  if (laid !== null) {
    const pose = { x: laid.x, y: laid.y, heading: way.pose.heading };
    return { ...way, pose, path: [pose], outline: laid.outline };
  }
  const battery = view.ships.at(-1);
  if (battery === undefined || !preview.events.some(({ type }) => type === 'mustered')) return way;
  return { ...way, outline: cornersOf(poseOf(view, battery), sizeOf(battery)) };
}
