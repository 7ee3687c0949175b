/** Games played by agents to a moment that a browser test wants, and opened in the page there. */

import type { Page } from 'playwright-core';
import { greedy, seating } from '../packages/agents/src/index.ts';
import type { AnyRuleset, Match, Options, Seat } from '../packages/engine/src/index.ts';
import {
  configure,
  isRefusal,
  logOf,
  openMatch,
  playMatch,
  printLog,
  seededDice,
  seededRng,
} from '../packages/engine/src/index.ts';
import type { SeatPlan } from '../packages/host/src/index.ts';
import { printSaveFile } from '../packages/host/src/save-file.ts';
import type { Profile } from './harness.ts';
import { freshPage } from './harness.ts';
import { things } from './orders.ts';

const LONGEST = 3_000;

export interface Battles {
  readonly scenario: string;
  readonly options?: Options;
  /** What dice and agents are drawn by, battle after battle. */
  readonly seeds: readonly string[];
  /** How the agents play: 1, the usual, is a midshipman. */
  readonly skill?: number;
}

/** So many names for battles, which are others for every test. */
export function seeds(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${name} ${i}`);
}

/** The first of these battles that comes to such a moment, before whoever is asked then has answered. */
export function playedUntil(
  rules: AnyRuleset,
  battles: Battles,
  isMet: (state: object, seat: Seat, answers: number) => boolean,
): Match {
  const config = configure(rules, { scenario: battles.scenario, options: battles.options ?? {} });
  if (isRefusal(config)) throw new Error(config.reason);
  for (const seed of battles.seeds) {
    const agent = greedy({ samples: battles.skill ?? 1 });
    const match = openMatch(rules, config, seededDice(seed));
    const rng = seededRng(seed);
    const given = Array.from({ length: config.seats }, () => 0);
    let met = false;
    playMatch(match, {
      choose(seat) {
        const { state } = match;
        const answers = given[seat] ?? 0;
        given[seat] = answers + 1;
        met = isMet(state, seat, answers);
        return met ? null : agent.choose(seating(rules, state, seat, rng));
      },
      most: LONGEST,
    });
    if (met) return match;
  }
  throw new Error(`not met in ${battles.seeds.length} battles of ${battles.scenario}`);
}

/** As a file to go on from, with a midshipman wherever nobody sits: one person, at the first seat, unless said otherwise. */
export function saveOf(match: Match, isPerson: (seat: number) => boolean = seat => seat === 0): string {
  const seats = Array.from(
    { length: match.config.seats },
    (_, seat): SeatPlan => (isPerson(seat) ? { kind: 'human' } : { kind: 'agent', level: 'midshipman' }),
  );
  return printSaveFile({ log: printLog(logOf(match)), key: null, seats, pack: null });
}

/** A game at the first moment at which the first seat is offered such an order, and whom it is asked about. */
export function savedWhere(
  rules: AnyRuleset,
  scenario: string,
  wanted: RegExp,
  options: Options = {},
): { save: string; piece: number } {
  const isOffered = (state: object, seat: Seat): boolean =>
    seat === 0 && rules.offers(state, seat).some(offer => wanted.test(rules.vocabulary.print(offer)));
  const match = playedUntil(rules, { scenario, options, seeds: ['helm'] }, isOffered);
  const { about } = rules.prompt(match.state, 0);
  return { save: saveOf(match), piece: about.ship ?? about.block ?? -1 };
}

export async function openSave(profile: Profile, save: string): Promise<Page> {
  const page = await freshPage({ helm: 'hand', ...profile });
  await goOnFrom(page, save);
  await things(page).first().waitFor();
  return page;
}

/** Opens such a file in the lobby. */
export async function goOnFrom(page: Page, save: string): Promise<void> {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a log file' }).click();
  await (await chooser).setFiles({ name: 'a.save', mimeType: 'text/plain', buffer: Buffer.from(save) });
}
