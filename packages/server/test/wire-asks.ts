/**
 * What is asked beside the game while it is scanned, by everybody who is there and by one who may not know of it: each question of the
 * contract, and the log. What comes back may not follow what is hidden, and tells nobody what is for others.
 */

import { isDeepStrictEqual } from 'node:util';
import type { GameEvent, GameLog, Match, Rng, Viewer } from '@weathergauge/engine';
import { isRefusal, openEntries, parseLog, printEntry, seen } from '@weathergauge/engine';
import type { Happening, PlainPosition, Turn } from '@weathergauge/host';
import { hostGame } from '@weathergauge/host';
import type { Ask, Missed } from '@weathergauge/wire';
import { askOf, kindsFor } from './every-ask.ts';
import { statusOf } from './every-route.ts';
import type { Line, Player } from './player.ts';
import { must } from './player.ts';

/** A question, and what it was answered with. */
export interface Asked {
  readonly who: Viewer;
  /** The place of the viewer when she asked. */
  readonly at: number;
  readonly message: Record<string, unknown>;
  readonly value: unknown;
}

export interface Company {
  readonly table: string;
  readonly invite: string;
  readonly address: string;
  /** The two who play, and one who looks on; with their lines. */
  readonly people: readonly Player[];
  readonly lines: readonly Line[];
  /** Who has no invitation. */
  readonly stranger: Line;
  readonly strangerToken: string;
  readonly rng: Rng;
  /** Which game of the scan it is: what costs much is not asked every time, and at other times in each game. */
  readonly game: number;
}

/** A log that left the table while the game was on. */
interface TakenLog {
  readonly who: Viewer;
  /** The place of the viewer then. */
  readonly at: number;
  readonly log: string;
}

export interface Answers {
  /** How often everybody has asked. */
  times: number;
  readonly asked: Asked[];
  readonly logs: TakenLog[];
  /** What was answered that should have been refused. */
  readonly wrong: string[];
}

export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
/** Asked of a seat that is to answer: what they tell follows from an imagined state. */
const FORESIGHT: readonly Ask['ask'][] = ['preview', 'branches', 'forecast'];
/** Where she left off is known of those who play. */
const LOOKS_OF_PLAYERS: readonly Ask['ask'][] = ['look', 'missed'];
/** The whole history, and the log, are made by playing the whole game again: times that everybody asks to one at which all ask for it. */
const HISTORY = 6;
const LOG = 3;

export async function enter({ table, invite, lines, stranger }: Company): Promise<void> {
  for (const line of lines) {
    await line.ask({ ask: 'lobby' });
    await line.ask({ ask: 'talk', at: table, invite });
  }
  await stranger.ask({ ask: 'lobby' });
}

export async function inquire(at: Company, answers: Answers): Promise<void> {
  const { asked, logs, wrong } = answers;
  const time = at.game + answers.times++;
  const { table, invite, address, people, lines, stranger, strangerToken, rng } = at;
  const any = <T>(all: readonly T[]): T => must(all[rng.below(all.length)]);
  // Turns of those who look on may wait for a moment, but not behind an answer to anything else: after this all are here.
  for (const line of lines) await line.ask({ ask: 'standing', table });
  for (const [i, line] of lines.entries()) {
    const who = must(VIEWERS[i]);
    const known = line.position(table);
    if (known === null || known.result !== null) return;
    const offer = known.offers.length > 0 ? any(known.offers) : 'mutiny';
    const kinds = [
      time % HISTORY === 0 ? 'history' : who === 'spectator' ? 'look' : any(LOOKS_OF_PLAYERS),
      ...(known.prompt === null ? [] : [any(FORESIGHT)]),
    ];
    for (const kind of kinds) {
      const message = askOf(kind, { table, place: rng.below(known.at + 1), offer });
      asked.push({ who, at: known.at, message, value: await line.ask(message) });
    }
    await line.ask({ ask: 'say', at: table, saying: { kind: 'text', text: `spoken by ${who}` } });
    const kind = any(kindsFor('players'));
    if (who === 'spectator' && !isRefusal(await line.ask(askOf(kind, { table, place: known.at, offer }))))
      wrong.push(`a spectator may ${kind}`);
    if (time % LOG === 0) {
      const log = await must(people[i]).call<string>('GET', `tables/${table}/log?invite=${invite}`);
      if (log.status === 200) logs.push({ who, at: known.at, log: log.body });
    }
    const forbidden = any(kindsFor('players', 'knowers'));
    if (!isRefusal(await stranger.ask(askOf(forbidden, { table, place: known.at, offer }))))
      wrong.push(`a stranger may ${forbidden}`);
  }
  const path = any(['', '/log', '/stream', '/notes'].map(end => `/api/tables/${table}${end}`));
  const status = await statusOf(address, strangerToken, { method: 'GET', path }, null);
  if (status !== 404) wrong.push(`a stranger gets ${status} from ${path}`);
}

/** Whether an event is for this viewer. */
export const isFor = (event: GameEvent, who: Viewer): boolean =>
  event.to === 'all' || (who !== 'spectator' && event.to.includes(who));

/** What was foretold is told just so where all that is hidden is otherwise. */
export function foresightDiffers(match: Match, state: object, { who, message, value }: Asked): boolean {
  const chair = hostGame({ ...match, state }, PEOPLE, { thinker: NOBODY }).chair(who);
  return !isDeepStrictEqual(JSON.parse(JSON.stringify(foretold(chair, message))), value);
}

export const isForesight = ({ message }: Asked): boolean => FORESIGHT.some(kind => kind === message['ask']);

function foretold(chair: ReturnType<ReturnType<typeof hostGame>['chair']>, message: Record<string, unknown>): unknown {
  const { ask, row, verbs, answer } = message as { ask: string; row: string[]; verbs: string[]; answer: string };
  return ask === 'preview' ? chair.preview(row) : ask === 'branches' ? chair.branches(verbs) : chair.forecast(answer);
}

const PEOPLE = [{ kind: 'human' }, { kind: 'human' }] as const;
const NOBODY = {
  think() {
    throw new Error('nobody thinks here');
  },
};

/** What was seen by looking back that was not told before, or is for others. */
export function pastDiffers({ who, at, message, value }: Asked, told: ReadonlyMap<number, PlainPosition>): string[] {
  if (isRefusal(value)) return [`the past is refused: ${JSON.stringify(value)}`];
  if (message['ask'] === 'history') {
    const history = value as readonly Happening[];
    if (history.some(({ event }) => !isFor(event, who))) return ['history tells what is for others'];
    return history.some(happening => happening.at > at + 1) ? ['history tells of what is to come'] : [];
  }
  if (message['ask'] === 'missed') {
    const { shown, ordered } = value as Missed;
    const isOther = (sight: Missed['shown']): boolean => {
      const then = sight === null ? undefined : told.get(sight.at);
      return then !== undefined && !isDeepStrictEqual(then.view, sight?.view);
    };
    return isOther(shown) || isOther(ordered) ? ['what was missed shows another view'] : [];
  }
  if (message['ask'] !== 'look') return [];
  const { happenings, position } = value as Turn;
  if (happenings.some(({ event }) => !isFor(event, who))) return ['a look back tells what is for others'];
  const then = told.get(position.at);
  return then === undefined || isDeepStrictEqual(then.view, position.view) ? [] : ['a look back shows another view'];
}

/** How many entries left the table with each log; those that are not the beginning of the game are wrong. */
export function entriesTaken({ logs }: Answers, whole: GameLog, wrong: (what: string) => void): Taken[] {
  return logs.flatMap(({ who, at, log: text }) => {
    const log = parseLog(text);
    const isPrefix =
      !isRefusal(log) &&
      log.key === null &&
      log.entries.every((entry, i) => printEntry(entry) === printEntry(must(whole.entries[i])));
    if (isPrefix) return [{ who, at, entries: log.entries.length }];
    wrong(`to ${who}: a log that is not the beginning of the game`);
    return [];
  });
}

export interface Taken {
  readonly who: Viewer;
  readonly at: number;
  readonly entries: number;
}

/** Those that may not have left at this moment, or not at this place: nothing in them lies face down while others wait. */
export function notYetOpen(match: Match, taken: readonly Taken[]): Taken[] {
  const isHere = ({ who, at }: Taken): boolean => seen(match, who) === at;
  const here = taken.filter(isHere);
  if (here.length === 0) return [...taken];
  const open = openEntries(match) ?? 0;
  return taken.filter(each => !isHere(each) || each.entries > open);
}
