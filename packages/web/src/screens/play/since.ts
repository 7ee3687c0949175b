/**
 * What others did since somebody was last asked, as the book's own motions tell it: their ways on the board, and one line.
 * A view is all that is known here, so nothing hidden is told.
 */

import { linesOf, logged } from '@weathergauge/host/lines';
import type { TFunction } from 'i18next';
import { piecesOf } from '../../board/pieces.ts';
import type { Motion, Scene, ScenePiece } from '../../board/scene.ts';
import type { Trail } from '../../board/trails.ts';
import { trailsOf } from '../../board/trails.ts';
import type { BookUi } from '../../books/book.ts';
import type { Happening, Position } from '../../client/protocol.ts';
import type { Asked } from '../../client/store.ts';
import { wholeSentence } from '../../ui/sentence.ts';

export interface Since {
  /** Of ships that are not the viewer's own. */
  readonly trails: readonly Trail[];
  /** One line, with its full stop. */
  readonly words: string;
}

type Book = Pick<BookUi, 'motions' | 'scene'>;

/** Names that one phrase lists; of more it says how many. */
const MOST_NAMES = 3;

/** Null where others did nothing that can be seen. */
export function sinceOf(
  book: Book,
  position: Pick<Position, 'who' | 'view' | 'standing'>,
  since: Asked,
  happenings: readonly Happening[],
  t: TFunction,
): Since | null {
  const told = happenings.filter(({ at }) => at > since.at);
  if (told.length === 0) return null;
  const [before, now] = [book.scene(since.view), book.scene(position.view)];
  const pieces = new Map([...piecesOf(before), ...piecesOf(now)].map(piece => [piece.id, piece]));
  const own = position.standing.sides.findIndex(({ seats }) => seats.some(seat => seat === position.who));
  const isOther = (ship: number): boolean => (pieces.get(ship)?.side ?? own) !== own;
  const motions = book.motions(since.view, told);
  // Ways on another sheet, such as of fleets that have met since, are not to be drawn on this one.
  const isSameSheet = JSON.stringify(before.bounds) === JSON.stringify(now.bounds);
  const trails = isSameSheet ? trailsOf(motions, now).filter(({ ship }) => isOther(ship)) : [];
  const shots = shotsOf(motions, isOther);
  const phrases = [
    ...movedWords(trails, shots, pieces, t),
    ...firedWords(trails, shots, pieces, t),
    ...fateWords(motions, pieces, t),
  ];
  const words = phrases.length > 0 ? phrases : asTold(told, since, isOther);
  if (words.length === 0) return null;
  const weather = phrases.length > 0 && isOtherWind(before, now) ? [t('play.since.wind')] : [];
  return { trails, words: wholeSentence([...words, ...weather].join(phrases.length > 0 ? '; ' : ' ')) };
}

type Pieces = ReadonlyMap<number, ScenePiece>;

/** Whom each of the others fired at. */
type Shots = ReadonlyMap<number, ReadonlySet<number>>;

function shotsOf(motions: readonly Motion[], isOther: (ship: number) => boolean): Shots {
  const shots = new Map<number, Set<number>>();
  for (const motion of motions) {
    if (motion.kind !== 'volley' || !isOther(motion.ship)) continue;
    shots.set(motion.ship, (shots.get(motion.ship) ?? new Set()).add(motion.target));
  }
  return shots;
}

/** Those that only moved. */
function movedWords(trails: readonly Trail[], shots: Shots, pieces: Pieces, t: TFunction): readonly string[] {
  const quiet = trails.filter(({ ship }) => !shots.has(ship)).map(({ ship }) => ship);
  const who = namesOf(quiet, pieces, t);
  return who === '' ? [] : [t('play.since.moved', { who })];
}

/** Who fired at whom; of a whole line at once. */
function firedWords(trails: readonly Trail[], shots: Shots, pieces: Pieces, t: TFunction): readonly string[] {
  if (shots.size > MOST_NAMES) {
    const targets = [...new Set([...shots.values()].flatMap(hit => [...hit]))];
    return [t('play.since.fired', { who: namesOf([...shots.keys()], pieces, t), target: namesOf(targets, pieces, t) })];
  }
  return [...shots].map(([ship, targets]) => {
    const has = trails.some(trail => trail.ship === ship) ? 'movedAndFired' : 'fired';
    return t(`play.since.${has}`, { who: namesOf([ship], pieces, t), target: namesOf([...targets], pieces, t) });
  });
}

/** What became of ships of either side; of a boarding, what came of it. */
function fateWords(motions: readonly Motion[], pieces: Pieces, t: TFunction): readonly string[] {
  const fates = motions.flatMap(motion =>
    motion.kind === 'burst' && motion.what !== 'boarding'
      ? [t(`play.since.fates.${motion.what}`, { who: namesOf([motion.ship], pieces, t) })]
      : [],
  );
  return [...new Set(fates)];
}

/** Ships by name; several of one name, such as blocks that stand face down, are counted. */
function namesOf(ships: readonly number[], pieces: Pieces, t: TFunction): string {
  const counts = new Map<string, number>();
  for (const ship of ships) {
    const name = pieces.get(ship)?.name ?? '';
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : t('play.since.several', { name, count })));
  const more = names.length - MOST_NAMES;
  const listed = more > 1 ? [...names.slice(0, MOST_NAMES), t('play.since.more', { count: more })] : names;
  return new Intl.ListFormat('en-GB').format(listed);
}

function isOtherWind(before: Scene, now: Scene): boolean {
  return before.winds.some(({ from, strength }, i) => {
    const wind = now.winds[i];
    return wind !== undefined && (wind.from !== from || wind.strength !== strength);
  });
}

/** Lines of the log that are told at most. */
const MOST_LINES = 2;

/** Where nothing moved: the log's own words on their ships, without what the viewer's own order brought about. */
function asTold(told: readonly Happening[], since: Asked, isOther: (ship: number) => boolean): readonly string[] {
  const others = logged(told).filter(
    ({ at, facts }) => at > since.at + 1 && facts.turn === null && facts.ship !== null && isOther(facts.ship),
  );
  return linesOf(others)
    .slice(-MOST_LINES)
    .map(({ words }) => words);
}
