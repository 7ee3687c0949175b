/**
 * Logs, links, data packs and saved games, spoilt at random: nothing crashes, nothing takes long, and what is taken is a game
 * as it could have been played. A find names its number: `spoilt log 17` comes out the same wherever it is made again.
 */

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AnyRuleset, Rng } from '../../packages/engine/src/index.ts';
import {
  answer,
  configure,
  isRefusal,
  openMatch,
  rulesetBy,
  seededDice,
  seededRng,
} from '../../packages/engine/src/index.ts';
import { libraryOf } from '../../packages/host/src/index.ts';
import type { SaveFile } from '../../packages/host/src/save-file.ts';
import { parseSaveFile } from '../../packages/host/src/save-file.ts';
import { effort } from '../../packages/testkit/src/effort.ts';
import type { SavedGame, SessionApi } from '../../packages/web/src/client/protocol.ts';
import { checkStored, isBadField, isSeatPlan } from '../../packages/web/src/client/records.ts';
import { createSession } from '../../packages/web/src/client/session.ts';
import { fromFragment } from '../../packages/web/src/client/share.ts';
import { isTrouble } from '../../packages/web/src/ui/trouble.ts';
import { spoiltBytes, spoiltData, spoiltLines, spoiltText } from './mutations.ts';
import { books, forgedGame, freshGame, provenPart, rulesets, said, saveOfGame, takeLog, withPacks } from './outside.ts';

/** 2,000 in all; 100,000 in `npm run test:deep`, which asks for an effort of ten; a glance for a change under way. */
const asked = effort({});
const ALL = asked === 0 ? 200 : asked < 10 ? 2_000 * asked : 10_000 * asked;
/** Milliseconds of this thread that none may take. */
const TOO_LONG = 2_000;

const ROOT = join(import.meta.dirname, '..', '..');
/** Logs of version 1, and some of version 2 that are played here. */
const games = [
  ...globSync('packages/rules-*/src/test/fixtures/*.log', { cwd: ROOT })
    .toSorted()
    .map(file => readFileSync(join(ROOT, file), 'utf8')),
  ...rulesets.flatMap(ruleset => ['own', 'players', 'seed'].map(whose => freshGame(ruleset, whose))),
];

const played: ReadonlySet<string> = new Set(games.map(provenPart));

type Outcome = 'refused' | 'taken';

/** Spoils so many of a kind and tries each; what went wrong, with the number by which it can be made again. */
async function hunt(kind: string, part: number, attempt: (rng: Rng) => Outcome | Promise<Outcome>) {
  const problems: string[] = [];
  const count = { refused: 0, taken: 0 };
  for (let i = 0; i < Math.round(ALL * part) && problems.length < 10; i++) {
    const name = `spoilt ${kind} ${i}`;
    const begun = process.threadCpuUsage();
    try {
      count[await attempt(seededRng(name))]++;
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? (error.stack ?? '').slice(0, 600) : String(error)}`);
    }
    const { user, system } = process.threadCpuUsage(begun);
    const ms = (user + system) / 1_000;
    if (ms > TOO_LONG) problems.push(`${name} takes ${Math.round(ms)} ms`);
  }
  return { problems, count };
}

/** The shorter of two: long ones cost much and try little else. */
function pick(rng: Rng): string {
  const [one, other] = [games[rng.below(games.length)] as string, games[rng.below(games.length)] as string];
  return one.length < other.length ? one : other;
}

const polluted = (): unknown => (({}) as Record<string, unknown>)['polluted'];
const DEEP = 1_800_000;

test('a spoilt log is refused, or is the log of a game', { timeout: DEEP }, async () => {
  const { problems, count } = await hunt('log', 0.55, rng => {
    const game = pick(rng);
    return takeLog(rng.below(8) === 0 ? forgedGame(game, rng) : spoiltLines(game, pick(rng), rng), played);
  });
  expect(problems).toEqual([]);
  // If none were taken, what is asked of those that are would never be asked.
  expect(count.taken).toBeGreaterThan(0);
  expect(count.refused).toBeGreaterThan(count.taken);
});

const silent = { think: () => ({ answer: new Promise<string>(() => {}), stop: () => {}, cancel: () => {} }) };

test('a spoilt link is refused, or holds the log of a game', { timeout: DEEP }, async () => {
  const session = createSession(libraryOf(books), silent, () => {});
  const { problems, count } = await hunt('link', 0.2, async rng => {
    const text = await fromFragment(spoiltLink(rng));
    if (isTrouble(text)) return 'refused';
    const read = await session.read(text);
    // The page takes games of which less is proven: they are read, and claim nothing.
    if (isRefusal(read)) {
      expect(takeLog(text, played)).toBe('refused');
      return 'refused';
    }
    takeLog(text, played);
    return 'taken';
  });
  expect(problems).toEqual([]);
  expect(count.taken).toBeGreaterThan(0);
});

function spoiltLink(rng: Rng): string {
  const packed = deflateRawSync(pick(rng));
  const link = (bytes: Uint8Array): string => `#/shared/${Buffer.from(bytes).toString('base64url')}`;
  switch (rng.below(4)) {
    case 0:
      return link(spoiltBytes(packed, rng));
    case 1:
      return spoiltText(link(packed), link(deflateRawSync(pick(rng))), rng);
    case 2:
      return link(deflateRawSync(spoiltLines(inflateRawSync(packed).toString(), pick(rng), rng)));
    default:
      return link(deflateRawSync('weathergauge log 1\n'.repeat(1 + rng.below(200_000))));
  }
}

test('a spoilt data pack is refused, or can be played by', { timeout: DEEP }, async () => {
  const texts = withPacks.map(({ dataPacks }) => JSON.stringify(dataPacks.printed));
  const { problems, count } = await hunt('pack', 0.05, rng => {
    const which = rng.below(withPacks.length);
    const { scenario, ...book } = withPacks[which] as (typeof withPacks)[number];
    const [text, other] = [texts[which] as string, texts[rng.below(texts.length)] as string];
    const pack = parsed(
      rng.below(4) === 0 ? spoiltText(text, other, rng) : written(spoiltData(book.dataPacks.printed, rng)),
    );
    if (pack === undefined) return 'refused';
    const ruleset = rulesetBy(book, pack);
    if (isRefusal(ruleset)) return said(ruleset.reason);
    playAWhile(ruleset, scenario, rng);
    return 'taken';
  });
  expect(problems).toEqual([]);
  expect(count.taken).toBeGreaterThan(0);
  expect(polluted()).toBe(undefined);
});

/** Some data are too deep to be written. */
function written(data: unknown): string {
  try {
    return JSON.stringify(data) ?? '';
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function playAWhile(ruleset: AnyRuleset, scenario: string, rng: Rng): void {
  const config = configure(ruleset, { scenario });
  if (isRefusal(config)) throw new Error(config.reason);
  const match = openMatch(ruleset, config, seededDice('a while'));
  for (let i = 0; i < 30; i++) {
    const [seat] = ruleset.pending(match.state);
    if (seat === undefined) return;
    const offers = ruleset.offers(match.state, seat);
    const done = answer(match, seat, offers[rng.below(offers.length)]);
    if (isRefusal(done)) throw new Error(done.reason, { cause: match.fault?.error });
  }
}

test('a spoilt record of the browser is set aside or refused, or is a game', { timeout: DEEP }, async () => {
  const session = createSession(libraryOf(books), silent, () => {});
  const { problems, count } = await hunt('record', 0.1, async rng => {
    const record = checkStored(spoiltRecord(rng));
    if (isBadField(record) || 'sealed' in record) return 'refused';
    const { log, key, seats, pack } = record;
    return restored(session, { log, key, seats, pack: pack ?? null });
  });
  expect(problems).toEqual([]);
  expect(count.taken).toBeGreaterThan(0);
  expect(polluted()).toBe(undefined);
});

function spoiltRecord(rng: Rng): unknown {
  const log = pick(rng);
  const [, ruleset = '', scenario = ''] = /^ruleset (.*)\n[^]*^scenario (.*)$/m.exec(log) ?? [];
  const save: SavedGame = {
    id: 'a',
    ruleset,
    scenario,
    seats: Array.from({ length: Number(/^seats (\d)$/m.exec(log)?.[1]) }, () => ({ kind: 'human' })),
    savedAt: 1,
    over: true,
    headline: 'A battle',
    pack: null,
    log: rng.below(2) === 0 ? spoiltLines(log, pick(rng), rng) : log,
    key: null,
  };
  return rng.below(4) === 0 ? save : spoiltData(save, rng);
}

/** Goes on with what was saved, as the page does: it is the same game, and its dice are those of its key. */
async function restored(session: SessionApi, { log, key, seats, pack }: SaveFile): Promise<Outcome> {
  const plans = seats.filter(isSeatPlan);
  if (plans.length < seats.length) return 'refused';
  const seen = await session.restore({ log, key, seats: plans, pack, from: 'outside' }, () => {});
  if (isRefusal(seen)) return 'refused';
  const now = await session.save();
  await session.close();
  expect(provenPart(now.log)).toBe(provenPart(log));
  if (key === null) takeLog(log, played);
  // Of a game that is over the key is in the log.
  else if (!now.over) expect(now.key).toBe(key);
  return 'taken';
}

/** Games in the middle, with the keys of their dice. */
const running = rulesets.flatMap(ruleset => ['own', 'seed'].map(whose => saveOfGame(ruleset, whose)));

test('a spoilt save file is refused, or is a game to go on with', { timeout: DEEP }, async () => {
  const session = createSession(libraryOf(books), silent, () => {});
  const { problems, count } = await hunt('save', 0.1, async rng => {
    const save = running[rng.below(running.length)] as string;
    const other = rng.below(2) === 0 ? pick(rng) : (running[rng.below(running.length)] as string);
    const read = parseSaveFile(rng.below(20) === 0 ? save : spoiltLines(save, other, rng));
    return isRefusal(read) ? said(read.reason) : restored(session, read);
  });
  expect(problems).toEqual([]);
  expect(count.taken).toBeGreaterThan(0);
  expect(polluted()).toBe(undefined);
});
