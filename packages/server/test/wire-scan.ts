/**
 * Whole games between two people over sockets, with a spectator, and then every frame that anybody was sent is looked through. What a
 * frame shows must be the same, byte for byte, in a game in which all that its reader may not know is otherwise; and nothing in it
 * may be a secret of the server's or of somebody else's.
 */

import { isDeepStrictEqual } from 'node:util';
import type { AnyRuleset, Match, Rng, Seat, Viewer } from '@weathergauge/engine';
import { answer, isRefusal, keyFromHex, openMatch, parseLog, seededRng, seen } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { Sync, Tell } from '@weathergauge/wire';
import { turnFromWire } from '@weathergauge/wire';
import type { GameServing, Store } from '../src/index.ts';
import type { Line, Player } from './player.ts';
import { begun, guest, must } from './player.ts';

export interface Scan {
  readonly server: Pick<GameServing, 'address'> & { readonly store: Store };
  readonly ruleset: AnyRuleset;
  readonly games: number;
  readonly seed: string;
  /** Options to play with, in turn; a scenario that refuses some is played as it is. */
  readonly options: readonly Readonly<Record<string, string>>[];
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
  /** What no frame should have held. */
  readonly secrets: string[];
}

const LONGEST_GAME = 20_000;

export async function scan(wish: Scan): Promise<Scanned> {
  const { address } = wish.server;
  const found: Scanned = { games: 0, answers: 0, frames: 0, bytes: 0, compared: 0, hidden: 0, secrets: [] };
  const rng = seededRng(`wire ${wish.ruleset.id} ${wish.seed}`);
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const stranger = await guest(address, 'Mary');
  const scenarios = wish.ruleset.scenarios.filter(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2);
  while (found.games < wish.games) {
    const scenario = must(scenarios[found.games % scenarios.length]).id;
    const options = must(wish.options[Math.floor(found.games / scenarios.length) % wish.options.length]);
    const wished = { ruleset: wish.ruleset.id, scenario };
    const table = await begun(players, { ...wished, options }).catch(() => begun(players, { ...wished, options: {} }));
    const lines = await Promise.all([...players, stranger].map(player => player.connect()));
    const { invite } = (await must(players[0]).call<{ invite: string }>('GET', `tables/${table}`)).body;
    for (const line of lines) await line.watch(table, { invite });
    found.answers += await play(lines.slice(0, 2), table, rng);
    await examine(wish, { table, lines, people: [...players, stranger], rng }, found);
    for (const line of lines) line.close();
    found.games++;
    wish.onGame?.(found.games, found);
  }
  return found;
}

/** Whoever is asked answers at random, until the game is over; returns how many answers were taken. */
async function play(lines: readonly Line[], table: string, rng: Rng): Promise<number> {
  for (let answers = 0; answers < LONGEST_GAME; ) {
    const asked = lines.filter(line => (line.position(table)?.prompt ?? null) !== null);
    if (lines.some(line => (line.position(table)?.result ?? null) !== null)) return answers;
    const line = asked[rng.below(Math.max(1, asked.length))];
    if (line === undefined) {
      await Promise.race(lines.map(each => each.change(table)));
      continue;
    }
    const { at, offers } = must(line.known(table).position);
    const refused = await line.ask({
      ask: 'answer',
      table,
      place: at,
      answers: [must(offers[rng.below(offers.length)])],
    });
    // The other's turn may be on its way: then this was an answer to the position before it.
    if (refused === null) answers++;
  }
  throw new Error('a game has no end');
}

interface Played {
  readonly table: string;
  readonly lines: readonly Line[];
  readonly people: readonly Player[];
  readonly rng: Rng;
}

async function examine(
  { server, ruleset }: Scan,
  { table, lines, people, rng }: Played,
  found: Scanned,
): Promise<void> {
  const { secret } = await server.store.db
    .selectFrom('tables')
    .select('secret')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const log = parseLog((await must(people[0]).call<string>('GET', `tables/${table}/log`)).body);
  if (isRefusal(log)) throw new Error(log.reason);
  const requests = await server.store.db
    .selectFrom('entries')
    .select(['request', 'line'])
    .where('game', '=', table)
    .execute();
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];
  const told = viewers.map((_, i) => positionsIn(must(lines[i]).frames, table));
  for (const [i, who] of viewers.entries()) {
    const { frames } = must(lines[i]);
    found.frames += frames.length;
    for (const frame of frames) found.bytes += Buffer.byteLength(frame);
    const others = people.filter((_, n) => n !== i).map(({ token }) => ['a session of another', token] as const);
    // Those of one's own come back as acknowledgements.
    const foreign = requests
      .filter(({ line }) => !line.startsWith(`seat ${who}:`))
      .flatMap(({ request }) => (request === null ? [] : [['the id of another’s answer', `"${request}"`] as const]));
    const held = heldIn(frames, [['the host’s secret', secret], ...others, ...foreign]);
    found.secrets.push(...held.map(what => `${ruleset.id} ${table}, to ${who}: ${what}`));
  }

  const shares = log.shares === 'own' ? 'own' : log.shares.map(hex => must(keyFromHex(hex)));
  const match = openMatch(ruleset, log, { secret: must(keyFromHex(secret)), shares });
  for (let entry = -1; entry < log.entries.length; entry++) {
    const made = log.entries[entry];
    if (made !== undefined) {
      if (made.kind !== 'answer') throw new Error('only answers are given here');
      const done = answer(match, made.seat, made.action);
      if (isRefusal(done)) throw new Error(done.reason);
    }
    for (const [i, who] of viewers.entries()) {
      const position = must(told[i]).get(seen(match, who));
      if (position === undefined) continue;
      must(told[i]).delete(seen(match, who));
      for (const what of differencesIn(match, who, position, rng, found))
        found.secrets.push(`${ruleset.id} ${table} entry ${entry + 1}, to ${who}: ${what}`);
    }
  }
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
    else if (message.tell === 'value') show((message.value as Sync).position);
  }
  return positions;
}

/** What a position shows that the rules would not show, or not if something else were hidden. */
export function differencesIn(
  { ruleset, state }: Pick<Match, 'ruleset' | 'state'>,
  who: Viewer,
  position: Pick<PlainPosition, 'view' | 'prompt' | 'offers'>,
  rng: Rng,
  found: Pick<Scanned, 'compared' | 'hidden'>,
): string[] {
  const differences: string[] = [];
  // A view that was patched together may have its fields in another order.
  const isShown = (of: object): boolean =>
    isDeepStrictEqual(JSON.parse(JSON.stringify(ruleset.view(of, who))), position.view);
  const truth = JSON.stringify(state);
  if (!isShown(state)) differences.push('another view than the rules give');
  for (const seat of who === 'spectator' ? ([0, 1] as const) : [who]) {
    const other = JSON.parse(truth) as object;
    ruleset.resample(other, seat, rng);
    found.compared++;
    if (JSON.stringify(other) === truth) continue;
    found.hidden++;
    if (!isShown(other)) differences.push('the view follows what is hidden');
    if (who === 'spectator') continue;
    if (position.prompt !== null) differences.push(...askedOtherwise(ruleset, other, who, position));
  }
  return differences;
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
