/** What hosting costs on top of the rules: the time of an answer, and the memory of a game. */

import type { AnyRuleset, Match, Options, Seat } from '@weathergauge/engine';
import {
  answer,
  anyOffer,
  configure,
  entryCount,
  isRefusal,
  openMatch,
  playMatch,
  seededDice,
  seededRng,
} from '@weathergauge/engine';
import { cpuSeconds } from './measure.ts';

export interface Wish {
  readonly scenario: string;
  readonly options: Options;
}

interface Answers {
  readonly label: string;
  readonly said: readonly { readonly seat: Seat; readonly text: string }[];
}

/** Enough games at once that the clock has something to measure; more would not fit into the cache, nor do they on a server. */
const AT_ONCE = 50;

/**
 * Answers a second: each read from its text, checked, applied, logged, and two seats' views made after it. Openings are not
 * counted, and the dice are those of `decisionsPerCpuSecond`, so that the two figures can be compared.
 */
export function hostedPerSecond(ruleset: AnyRuleset, wish: Wish, games: readonly Answers[]): number {
  let answers = 0;
  let seconds = 0;
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const batch = games.slice(from, from + AT_ONCE);
    const matches = batch.map(({ label }) => opened(ruleset, wish, label));
    seconds += cpuSeconds(() => {
      for (const [i, { said }] of batch.entries()) answers += host(ruleset, matches[i] as Match, said);
    });
  }
  return answers / seconds;
}

function host(ruleset: AnyRuleset, match: Match, said: Answers['said']): number {
  for (const { seat, text } of said) {
    const done = answer(match, seat, text);
    if (isRefusal(done)) throw new Error(`a scripted answer is refused: ${done.reason}`);
    if (ruleset.view(match.state, 0) === ruleset.view(match.state, 1)) throw new Error('two seats share a view');
  }
  return said.length;
}

function opened(ruleset: AnyRuleset, wish: Wish, label: string): Match {
  const config = configure(ruleset, wish);
  if (isRefusal(config)) throw new Error(config.reason);
  return openMatch(ruleset, config, seededDice(`${label}/dice`));
}

export function writeAnswers(ruleset: AnyRuleset, wish: Wish, games: number): Answers[] {
  return Array.from({ length: games }, (_, game) => {
    const label = `hosting/${game}`;
    const match = opened(ruleset, wish, label);
    const rng = seededRng(`${label}/answers`);
    const said: { seat: Seat; text: string }[] = [];
    playMatch(match, {
      choose: seat => anyOffer(ruleset, match.state, seat, rng),
      after: (seat, action) => void said.push({ seat, text: ruleset.vocabulary.print(action) }),
    });
    return { label, said };
  });
}

const LIVE_GAMES = 400;
const ENTRIES = 100;
const KILOBYTE = 1024;

/** Kilobytes of a live game of a hundred entries: state, log, options and keyed dice, buffers outside the heap included. */
export function heapPerGame(ruleset: AnyRuleset, wish: Wish): number {
  // What is compiled and cached on the way belongs to no game.
  for (let i = 0; i < LIVE_GAMES / 4; i++) liveGame(ruleset, wish, i);
  const live: Match[] = [];
  const before = memoryInUse();
  for (let i = 0; live.length < LIVE_GAMES; i++) {
    const match = liveGame(ruleset, wish, i);
    if (entryCount(match) === ENTRIES) live.push(match);
  }
  const bytes = memoryInUse() - before;
  return bytes / live.length / KILOBYTE;
}

function liveGame(ruleset: AnyRuleset, wish: Wish, game: number): Match {
  const config = configure(ruleset, wish);
  if (isRefusal(config)) throw new Error(config.reason);
  const key = Uint8Array.from({ length: 32 }, (_, i) => (game * 31 + i * 7) % 256);
  const match = openMatch(ruleset, config, { secret: key, shares: 'own' });
  const rng = seededRng(`heap/${game}`);
  playMatch(match, { choose: seat => anyOffer(ruleset, match.state, seat, rng), most: ENTRIES });
  return match;
}

function memoryInUse(): number {
  const { gc } = globalThis as { gc?: () => void };
  if (gc === undefined) throw new Error('memory can only be measured with --expose-gc');
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
