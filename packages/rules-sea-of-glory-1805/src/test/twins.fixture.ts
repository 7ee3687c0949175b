/**
 * Twin games: at some moment of a campaign one thing that a side hides is another in a copy, and both go on with the same dice and the
 * same answers. What the other side and a spectator get must be equal in every byte, until an event tells them otherwise.
 */

import type { Dice, GameEvent, Rng, Seat, Viewer } from '@weathergauge/engine';
import { eventsFor, seededDice, seededRng } from '@weathergauge/engine';
import type { Secret } from './twin-secrets.fixture.ts';
import { ruleset } from '../index.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide, sideOfBlock } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';

/** Each reason for a throw has dice of its own: a hidden throw more does not shift the open ones. */
function diceByReason(label: string): Dice {
  const known = new Map<string, Dice>();
  return {
    draw(sides, why) {
      let dice = known.get(why);
      if (dice === undefined) known.set(why, (dice = seededDice(`${label} ${why}`)));
      return dice.draw(sides, why);
    },
  };
}

interface Game {
  readonly s: Campaign;
  readonly dice: Dice;
  told: GameEvent[];
}
type Games = readonly [Game, Game];

const SEATS: readonly Seat[] = [0, 1];
const viewersOf = (hider: Seat): readonly Viewer[] => [otherSide(hider) as Seat, 'spectator'];

/** Answers after which all that others get is compared every time; after that only now and then, and what they hear and are asked still each time. */
export const CLOSELY = 25;
const NOW_AND_THEN = 40;
const isLookedAt = (at: number): boolean => at <= CLOSELY || at % NOW_AND_THEN === 0;

/** Who is waited for, as a viewer sees it, and what it is asked: little, and cheap to compare. */
function askedOf({ s }: Game, who: Viewer): unknown[] {
  const pending = ruleset.pending(s);
  const waited = SEATS.filter(seat => pending.includes(seat) || (seat !== who && ruleset.sealed(s, seat)));
  if (who === 'spectator') return [waited];
  const isAsked = pending.includes(who);
  return [
    waited,
    ruleset.sealed(s, who),
    ...(isAsked ? [ruleset.prompt(s, who), ruleset.offers(s, who), ruleset.unasked?.(s, who) ?? null] : []),
  ];
}

/**
 * All that a viewer gets: view, result, who is waited for, what it is asked, and what an offer would bring as far as it knows. Words of the
 * board are made from the view alone: where that is the same, so are they.
 */
function shownTo(game: Game, who: Viewer, label: string): string {
  const { s } = game;
  const seen: unknown[] = [ruleset.view(s, who), ruleset.result(s), askedOf(game, who)];
  if (who !== 'spectator') {
    const world = ruleset.clone(s);
    ruleset.resample(world, who, seededRng(label));
    seen.push(ruleset.tally(s, who), world);
  }
  return JSON.stringify(seen);
}

/** The first events in which two games differ for a viewer; none where all are alike. */
function firstTold([a, b]: Games, who: Viewer): readonly GameEvent[] {
  if (a.told.length === 0 && b.told.length === 0) return [];
  const [mine, theirs] = [eventsFor(a.told, who), eventsFor(b.told, who)];
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++)
    if (JSON.stringify(mine[i]) !== JSON.stringify(theirs[i]))
      return [mine[i], theirs[i]].filter(event => event !== undefined);
  return [];
}

export interface Twinned {
  /** Whether there was something of the kind to change. */
  readonly isMade: boolean;
  /** Answers for which nobody could tell the twins apart. */
  readonly alike: number;
  /** Why they were followed no further. */
  readonly end: string;
  readonly leak: string;
}

const NOT_MADE: Twinned = { isMade: false, alike: 0, end: '', leak: '' };

/** Whether somebody is in the middle of an order: it rests on what would be changed. */
function isOrdering({ stack }: Readonly<Campaign>): boolean {
  return stack.at(-1)?.lanes.some(lane => (lane.stack.at(-1)?.vars['given'] ?? 0) > 0) ?? false;
}

/** Twins from this state, followed for so many answers, or until the year is over. */
export function twin(s: Campaign, secret: Secret, label: string, follow: number): Twinned {
  const rng = seededDice(`twin ${label}`);
  const make = (): Game => ({ s: ruleset.clone(s), dice: diceByReason(label), told: [] });
  const games: Games = [make(), make()];
  if (s.battle.on === 1 || s.begun === 0 || isOrdering(s)) return NOT_MADE;
  const first = rng.below(2) as Seat;
  const hider = [first, otherSide(first) as Seat].find(side => secret.change(games[1].s, side, rng));
  if (hider === undefined) return NOT_MADE;
  for (let at = 0; ; at++) {
    const shows = at > CLOSELY ? { ...secret.shows, ...secret.later } : secret.shows;
    const found = compare(games, shows, hider, isLookedAt(at) ? `${label} ${at}` : null);
    if (found !== null) return { isMade: true, alike: at, ...found };
    const end = at === follow ? 'followed' : playOn(games, hider, rng);
    if (end !== '') return { isMade: true, alike: at, end, leak: '' };
  }
}

/** Null where all is alike; otherwise what has shown it, or what leaks. Without a label only what they hear and are asked. */
function compare(
  games: Games,
  shows: Secret['shows'],
  hider: Seat,
  label: string | null,
): { readonly end: string; readonly leak: string } | null {
  for (const who of viewersOf(hider)) {
    const told = firstTold(games, who);
    if (told.length > 0) {
      const isShown = told.some(({ type }) => type in shows);
      const end = told.map(({ type }) => type).join('/');
      return { end, leak: isShown ? '' : `${who} hears otherwise: ${JSON.stringify(told)}` };
    }
    const shown = (game: Game): string =>
      label === null ? JSON.stringify(askedOf(game, who)) : shownTo(game, who, label);
    const [a, b] = [shown(games[0]), shown(games[1])];
    if (a !== b) return { end: 'shown', leak: `${who} is shown otherwise: ${difference(a, b)}` };
  }
  for (const game of games) game.told = [];
  return null;
}

const AROUND = 120;

function difference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `${a.slice(Math.max(0, i - AROUND), i + AROUND)} | ${b.slice(Math.max(0, i - AROUND), i + AROUND)}`;
}

function give(game: Game, seat: Seat, answer: GloryAction): void {
  ruleset.apply(game.s, seat, answer, game.dice, event => void game.told.push(event));
}

/** An answer of the one game and the same of the other. */
type Same = readonly [GloryAction, GloryAction];

/** What is said of a block, said of the one that looks the same to others in the other game: both bear one tag. */
function translated(text: string, [a, b]: Games): string {
  return text.replaceAll(/\b(block|into)=(\d+)/g, (whole, name: string, id: string) => {
    const tag = a.s.blocks[Number(id)]?.tag ?? 0;
    if (tag === 0 || b.s.blocks[Number(id)]?.tag === tag) return whole;
    const side = sideOfBlock(Number(id));
    const same = b.s.blocks.find(block => block.tag === tag && sideOfBlock(block.id) === side);
    return same === undefined ? whole : `${name}=${same.id}`;
  });
}

/** Any answer that both games offer, of those that pass. Few are printed: most are found at the same place of both lists. */
function anyCommon(games: Games, seat: Seat, rng: Rng, passes: (same: Same) => boolean): Same | undefined {
  const [mine, theirs] = games.map(({ s }) => ruleset.offers(s, seat)) as [
    readonly GloryAction[],
    readonly GloryAction[],
  ];
  const { print } = ruleset.vocabulary;
  let byText: Map<string, GloryAction> | undefined;
  const sameAs = (offer: GloryAction, at: number): GloryAction | undefined => {
    const text = translated(print(offer), games);
    const near = theirs[at];
    if (near !== undefined && print(near) === text) return near;
    return (byText ??= new Map(theirs.map(each => [print(each), each]))).get(text);
  };
  const untried = mine.map((_, at) => at);
  for (let left = untried.length; left > 0; left--) {
    const pick = rng.below(left);
    const at = untried[pick] as number;
    untried[pick] = untried[left - 1] as number;
    const offer = mine[at] as GloryAction;
    const same = sameAs(offer, at);
    if (same !== undefined && passes([offer, same])) return [offer, same];
  }
  return undefined;
}

/** Left to his staff a player's chits go where most of his ships lie: another answer would have told the same. */
function isOpenHanded({ s }: Game, seat: Seat, [{ do: what }]: Same): boolean {
  return what === 'leave-to-staff' && ruleset.prompt(s, seat).ask.startsWith('council');
}

function giveBoth([a, b]: Games, seat: Seat, [one, other]: Same): void {
  give(a, seat, one);
  give(b, seat, other);
}

const hasOpened = ({ told }: Game): boolean => told.some(({ type }) => type === 'revealed');

/** The next answers, in both games alike; why there are none, or ''. */
function playOn(games: Games, hider: Seat, rng: Rng): string {
  const [a, b] = games;
  const end = seal(games, hider, rng);
  if (end !== null) return ruleset.result(a.s) === null ? end : 'over';
  const seat = anyOf(
    ruleset.pending(a.s).filter(each => ruleset.pending(b.s).includes(each)),
    rng,
  );
  if (seat === undefined) return 'nobody is asked in both';
  const choice = anyCommon(games, seat, rng, () => true);
  if (choice === undefined) return `nothing in common for ${seat === hider ? 'the hider' : 'the other'}`;
  giveBoth(games, seat, choice);
  // 23.1 The end uncovers all.
  return ruleset.result(a.s) === null ? '' : 'over';
}

const anyOf = <T>(list: readonly T[], rng: Rng): T | undefined => list[rng.below(Math.max(1, list.length))];

/** Answers by which nothing is done that others could see. */
const QUIET: readonly string[] = ['suffer', 'leave-to-staff', 'crew', 'repair', 'administer', 'business-done'];
const LANE_ANSWERS = 200;

/**
 * The hider writes its orders under seal to their end, for they may take more answers in one game than in the other: nobody sees that.
 * Null if there was nothing to write. What is only to be had in one game is a quiet answer, or else the twins part.
 */
function seal(games: Games, hider: Seat, rng: Rng): string | null {
  const waits = (game: Game): boolean =>
    ruleset.pending(game.s).includes(hider) && ruleset.sealed(game.s, hider) && !hasOpened(game);
  let any = false;
  for (let i = 0; i < LANE_ANSWERS; i++) {
    const waiting = games.filter(waits);
    if (waiting.length === 0) return any ? '' : null;
    any = true;
    const choice =
      waiting.length === 2 ? anyCommon(games, hider, rng, same => !isOpenHanded(games[0], hider, same)) : undefined;
    if (choice !== undefined) giveBoth(games, hider, choice);
    else
      for (const game of waiting) {
        const offers = ruleset.offers(game.s, hider);
        const quiet = offers.length === 1 ? offers[0] : offers.find(offer => QUIET.includes(offer.do));
        if (quiet === undefined) return `orders part: ${ruleset.prompt(game.s, hider).ask}`;
        give(game, hider, quiet);
      }
  }
  return 'too many orders';
}
