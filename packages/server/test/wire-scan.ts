/**
 * Whole games between two people over sockets, with a spectator and a stranger, and then every frame that anybody was sent is looked
 * through, with what was asked beside the game and the logs that left it. What is shown must be the same, byte for byte, in a game in
 * which all that its reader may not know is otherwise; and nothing in it may be a secret of the server's or of somebody else's. Of a
 * table in three the spectators see the game late: they are told nothing before its end.
 */

import { isDeepStrictEqual } from 'node:util';
import type { AnyRuleset, GameEvent, Match, OptionValue, Rng, Seat, Viewer } from '@weathergauge/engine';
import { answer, isRefusal, keyFromHex, openMatch, parseLog, seededRng, seen } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { Sync, Tell } from '@weathergauge/wire';
import { PLAIN_SETTINGS, turnFromWire } from '@weathergauge/wire';
import type { GameServing, Store } from '../src/index.ts';
import type { Line } from './player.ts';
import { begun, guest, must } from './player.ts';
import type { Answers, Company } from './wire-asks.ts';
import {
  enter,
  entriesTaken,
  foresightDiffers,
  inquire,
  isFor,
  isForesight,
  notYetOpen,
  pastDiffers,
  VIEWERS,
} from './wire-asks.ts';

export interface Scan {
  /** One server or several: people come to them in turn. */
  readonly servers: readonly Pick<GameServing, 'address'>[];
  readonly store: Store;
  readonly ruleset: AnyRuleset;
  readonly games: number;
  readonly seed: string;
  /** Options to play with, in turn; a scenario that refuses some is played as it is. */
  readonly options: readonly Readonly<Record<string, OptionValue>>[];
  /** Answers to one at which everybody asks what there is to be asked. */
  readonly curious: number;
  onGame?(games: number, found: Scanned): void;
}

export interface Scanned {
  games: number;
  answers: number;
  frames: number;
  bytes: number;
  /** Positions in frames that were compared with one in which what is hidden is otherwise. */
  compared: number;
  /** Of those, in which something was hidden at all. */
  hidden: number;
  /** Questions that were asked beside the game, and logs that were taken away from it. */
  asked: number;
  logs: number;
  /** What no frame should have held. */
  readonly secrets: string[];
}

const LONGEST_GAME = 20_000;
/** Games to one whose spectators see it late, and to one whose offers come with what is known of each. */
const LATE = 3;
const FORESEEN = 4;
/** Entries that a viewer does not see, to one at which what she was told before is looked at again; others of them in each game. */
const AGAIN = 3;

export async function scan(wish: Scan): Promise<Scanned> {
  const addressOf = (i: number): string => must(wish.servers[i % wish.servers.length]).address;
  const counts = { games: 0, answers: 0, frames: 0, bytes: 0, compared: 0, hidden: 0, asked: 0, logs: 0 };
  const found: Scanned = { ...counts, secrets: [] };
  const rng = seededRng(`wire ${wish.ruleset.id} ${wish.seed}`);
  const names = ['Anne', 'Bonny', 'Mary', 'Nobody'];
  const everybody = await Promise.all(names.map((name, i) => guest(addressOf(i), name)));
  const people = everybody.slice(0, 3);
  const scenarios = wish.ruleset.scenarios.filter(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2);
  while (found.games < wish.games) {
    const scenario = must(scenarios[found.games % scenarios.length]).id;
    const options = must(wish.options[Math.floor(found.games / scenarios.length) % wish.options.length]);
    const delay = found.games % LATE === LATE - 1 ? 60 : 0;
    const wished = { ruleset: wish.ruleset.id, scenario, settings: { ...PLAIN_SETTINGS, delay } };
    const players = people.slice(0, 2);
    const table = await begun(players, { ...wished, options }).catch(() => begun(players, { ...wished, options: {} }));
    const all = await Promise.all(everybody.map(player => player.connect()));
    const lines = all.slice(0, 3);
    const { invite } = (await must(people[0]).call<{ invite: string }>('GET', `tables/${table}`)).body;
    for (const line of lines) await line.watch(table, { invite, foresee: found.games % FORESEEN === FORESEEN - 1 });
    const who = { people, lines, stranger: must(all[3]), strangerToken: must(everybody[3]).token };
    const company: Company = { table, invite, address: addressOf(1), ...who, rng, game: found.games };
    const answers: Answers = { times: 0, asked: [], logs: [], wrong: [] };
    await enter(company);
    found.answers += await play(company, answers, { delay, curious: wish.curious });
    await examine(wish, company, answers, found);
    for (const line of all) line.close();
    found.games++;
    wish.onGame?.(found.games, found);
  }
  return found;
}

/** Whoever is asked answers at random, until the game is over; returns how many answers were taken. */
async function play(
  company: Company,
  known: Answers,
  { delay, curious }: { readonly delay: number; readonly curious: number },
): Promise<number> {
  const { table, rng } = company;
  const lines = company.lines.slice(0, 2);
  for (let answers = 0; answers < LONGEST_GAME; ) {
    const asked = lines.filter(line => (line.position(table)?.prompt ?? null) !== null);
    if (lines.some(line => (line.position(table)?.result ?? null) !== null)) return answers;
    const line = asked[rng.below(Math.max(1, asked.length))];
    if (line === undefined) {
      await Promise.race(lines.map(each => each.change(table)));
      continue;
    }
    if (rng.below(curious) === 0) {
      await inquire(company, known);
      if (delay > 0 && must(company.lines[2]).position(table)?.at !== 0)
        known.wrong.push('a spectator sees the game before its time');
    }
    const { at, offers } = must(line.known(table).position);
    const given = [must(offers[rng.below(offers.length)])];
    const refused = await line.ask({ ask: 'answer', table, place: at, answers: given });
    // The other's turn may be on its way: then this was an answer to the position before it.
    if (refused === null) answers++;
  }
  throw new Error('a game has no end');
}

async function examine({ store, ruleset }: Scan, company: Company, answers: Answers, found: Scanned): Promise<void> {
  const { table, lines, people, stranger, strangerToken, rng } = company;
  // What is shown late is shown now, and may be on its way.
  const isOver = (line: Line): boolean => (line.position(table)?.result ?? null) !== null;
  for (const line of lines) while (!isOver(line)) await line.change(table);
  const { secret } = await store.db
    .selectFrom('tables')
    .select('secret')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const log = parseLog((await must(people[0]).call<string>('GET', `tables/${table}/log`)).body);
  if (isRefusal(log)) throw new Error(log.reason);
  const requests = await store.db
    .selectFrom('all_entries')
    .select(['request', 'line'])
    .where('game', '=', table)
    .execute();
  const wrong = (what: string): void => void found.secrets.push(`${ruleset.id} ${table}: ${what}`);
  answers.wrong.forEach(wrong);
  found.asked += answers.asked.length;
  found.logs += answers.logs.length;
  const told = VIEWERS.map((_, i) => positionsIn(must(lines[i]).frames, table));
  // A stranger is answered under the ids of her own questions, which name no table.
  if (stranger.frames.some(frame => frame.includes(table))) wrong('a stranger is told of the table');
  const tokens = [...people.map(({ token }) => token), strangerToken];
  for (const [i, who] of VIEWERS.entries()) {
    const { frames } = must(lines[i]);
    found.frames += frames.length;
    for (const frame of frames) found.bytes += Buffer.byteLength(frame);
    if (eventsIn(frames).some(event => !isFor(event, who))) wrong(`to ${who}: an event for others`);
    if (who === 'spectator' ? frames.some(frame => frame.includes('spoken by 0')) : false)
      if (frames.findIndex(frame => frame.includes('spoken by 0')) < frames.findIndex(tellsTheEnd))
        wrong('to spectator: what players say');
    const others = tokens.filter((_, n) => n !== i).map(token => ['a session of another', token] as const);
    const held = heldIn(frames, [['the host’s secret', secret], ...others]);
    // Those of one's own come back as acknowledgements.
    const foreign = requests.flatMap(({ request, line }) =>
      request === null || line.startsWith(`seat ${who}:`) ? [] : [request],
    );
    if (quotesAny(frames, foreign)) held.push('the id of another’s answer');
    found.secrets.push(...held.map(what => `${ruleset.id} ${table}, to ${who}: ${what}`));
  }

  const shares = log.shares === 'own' ? 'own' : log.shares.map(hex => must(keyFromHex(hex)));
  let taken = entriesTaken(answers, log, wrong);
  const match = openMatch(ruleset, log, { secret: must(keyFromHex(secret)), shares });
  const places = VIEWERS.map(() => new Set<number>());
  for (let entry = -1; entry < log.entries.length; entry++) {
    const made = log.entries[entry];
    if (made !== undefined) {
      if (made.kind !== 'answer') throw new Error('only answers are given here');
      const done = answer(match, made.seat, made.action);
      if (isRefusal(done)) throw new Error(done.reason);
    }
    taken = notYetOpen(match, taken);
    const moment = momentOf(match, rng);
    for (const [i, who] of VIEWERS.entries()) {
      const place = seen(match, who);
      const position = must(told[i]).get(place);
      if (position === undefined) continue;
      // Where others have sealed since, what she was told still stands.
      const isNew = places[i]?.has(place) !== true;
      if (!isNew && (entry + company.game) % AGAIN !== 0) continue;
      places[i]?.add(place);
      const here = isNew ? answers.asked.filter(each => each.who === who && each.at === place) : [];
      for (const what of [
        ...differencesIn(moment, who, position, found),
        ...here.flatMap(each => pastDiffers(each, must(told[i]))),
        ...here.filter(isForesight).flatMap(each => foresightOf(match, moment, who, each)),
      ])
        wrong(`entry ${entry + 1}, to ${who}: ${what}`);
    }
  }
  for (const { who, at, entries } of taken)
    wrong(`to ${who}, at ${at}: a log of ${entries} entries, some of which lay face down`);
}

/** What was foretold, by the truth and by another that she could not tell from it. */
function foresightOf(match: Match, { state, other }: Moment, who: Viewer, asked: Answers['asked'][number]): string[] {
  if (who === 'spectator') return [];
  const otherwise = other(who);
  const differs = foresightDiffers(match, state, asked);
  return differs || (otherwise !== null && foresightDiffers(match, otherwise, asked))
    ? [`what is foretold follows what is hidden: ${JSON.stringify(asked.message)}`]
    : [];
}

const tellsTheEnd = (frame: string): boolean => /"result":\{/.test(frame);

/** Of all turns that were told. */
function eventsIn(frames: readonly string[]): GameEvent[] {
  return frames.flatMap(frame => {
    const message = JSON.parse(frame) as Tell;
    return message.tell === 'turn' ? message.turn.scenes.flatMap(({ events }) => events) : [];
  });
}

/** What a viewer was shown, by its place. */
function positionsIn(frames: readonly string[], table: string): Map<number, PlainPosition> {
  const positions = new Map<number, PlainPosition>();
  let last: PlainPosition | null = null;
  const show = (position: PlainPosition | null): void => {
    last = position;
    if (position !== null && !positions.has(position.at)) positions.set(position.at, position);
  };
  for (const frame of frames) {
    const message = JSON.parse(frame) as Tell;
    if (message.tell === 'turn' && message.table === table) {
      const { scenes, position } = turnFromWire(must(last as PlainPosition | null).view, message.turn);
      // What is shown on the way has a place of its own, and nothing is asked there.
      for (const { at, view } of scenes)
        if (at !== position.at) show({ ...position, at, view, prompt: null, offers: [] });
      show(position);
    } else if (message.tell === 'sync') show(message.sync.position);
    else if (message.tell === 'value' && isSync(message.value)) show(message.value.position);
  }
  return positions;
}

/** Of all that may be asked for, only this has a table and a place. */
const isSync = (value: unknown): value is Sync =>
  typeof value === 'object' && value !== null && 'table' in value && 'position' in value;

/** The state as it is, and what else it could be for a seat: dealt once for all who look at it. */
interface Moment {
  readonly ruleset: AnyRuleset;
  readonly state: object;
  /** One in which all that the seat may not know is otherwise; null where that comes out the same. */
  other(this: void, seat: Seat): object | null;
}

export function momentOf({ ruleset, state }: Pick<Match, 'ruleset' | 'state'>, rng: Rng): Moment {
  const truth = JSON.stringify(state);
  const dealt = new Map<Seat, object | null>();
  return {
    ruleset,
    state,
    other(seat) {
      const known = dealt.get(seat);
      if (known !== undefined) return known;
      const copy = JSON.parse(truth) as object;
      ruleset.resample(copy, seat, rng);
      const other = JSON.stringify(copy) === truth ? null : copy;
      dealt.set(seat, other);
      return other;
    },
  };
}

/** What a position shows that the rules would not show, or not if something else were hidden. */
export function differencesIn(
  { ruleset, state, other: otherFor }: Moment,
  who: Viewer,
  position: Pick<PlainPosition, 'view' | 'prompt' | 'offers'>,
  found: Pick<Scanned, 'compared' | 'hidden'>,
): string[] {
  const differences: string[] = [];
  const shown = JSON.stringify(ruleset.view(state, who));
  // A view that was patched together may have its fields in another order.
  const byTheRules: unknown = JSON.parse(shown);
  const isShown = isDeepStrictEqual(byTheRules, position.view);
  if (!isShown) differences.push(`another view than the rules give: ${whereOther(byTheRules, position.view)}`);
  for (const seat of who === 'spectator' ? ([0, 1] as const) : [who]) {
    found.compared++;
    const other = otherFor(seat);
    if (other === null) continue;
    found.hidden++;
    if (!isShown || JSON.stringify(ruleset.view(other, who)) !== shown)
      differences.push('the view follows what is hidden');
    if (who === 'spectator') continue;
    if (position.prompt !== null) differences.push(...askedOtherwise(ruleset, other, who, position));
  }
  return differences;
}

/** The first place at which two pieces of plain data differ, with what is there. */
function whereOther(one: unknown, other: unknown, path = 'view'): string {
  const isData = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null;
  if (!isData(one) || !isData(other)) return `${path} is ${JSON.stringify(one)}, shown ${JSON.stringify(other)}`;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const name = names.find(each => !isDeepStrictEqual(one[each], other[each]));
  return name === undefined ? path : whereOther(one[name], other[name], `${path}.${name}`);
}

function askedOtherwise(
  ruleset: AnyRuleset,
  other: object,
  seat: Seat,
  { prompt, offers }: Pick<PlainPosition, 'prompt' | 'offers'>,
): string[] {
  if (!ruleset.pending(other).includes(seat)) return ['whether one is asked follows what is hidden'];
  const print = ruleset.vocabulary.print.bind(ruleset.vocabulary);
  const differences: string[] = [];
  if (JSON.stringify(prompt) !== JSON.stringify(ruleset.prompt(other, seat)))
    differences.push('the prompt follows what is hidden');
  if (offers.toSorted().join('\n') !== ruleset.offers(other, seat).map(print).toSorted().join('\n'))
    differences.push('the offers follow what is hidden');
  return differences;
}

/** Which of these texts stand in any of the frames. */
export function heldIn(frames: readonly string[], texts: readonly (readonly [what: string, text: string])[]): string[] {
  return texts.filter(([, text]) => frames.some(frame => frame.includes(text))).map(([what]) => what);
}

/** Whether any of these texts stands in quotes in any of the frames, which are read once. */
export function quotesAny(frames: readonly string[], texts: readonly string[]): boolean {
  const wanted = new Set(texts);
  const lengths = [...new Set(texts.map(({ length }) => length))];
  // From every quotation mark on: what lies between two strings looks like a string too.
  const quoted = lengths.map(length => new RegExp(`"(?=([^"]{${length}})")`, 'g'));
  return frames.some(frame =>
    quoted.some(each => frame.matchAll(each).some(([, text]) => text !== undefined && wanted.has(text))),
  );
}
