/** Moments of battles worth a picture, played by the engine up to there and opened as a saved game. */

import type { Page } from 'playwright-core';
import { greedy, seating } from '../../packages/agents/src/index.ts';
import type { AnyRuleset, Match, MatchConfig, Options, Seat } from '../../packages/engine/src/index.ts';
import {
  configure,
  isRefusal,
  logOf,
  openMatch,
  playMatch,
  printLog,
  seededDice,
  seededRng,
} from '../../packages/engine/src/index.ts';
import { printSaveFile } from '../../packages/host/src/save-file.ts';

const SEEDS = 30;
const LONGEST = 3_000;

export interface Moment {
  readonly scenario: string;
  readonly options?: Options;
  /** Who is asked: the first seat unless said otherwise. */
  readonly seat?: Seat;
  /** Another person has the other seat, at the same screen. */
  readonly hotSeat?: boolean;
  /** How the agents play on the way: 1 is a midshipman. */
  readonly skill?: number;
  /** Answers that must have been given. */
  readonly after?: number;
  /** What is asked, by its name in the rules. */
  readonly ask: RegExp;
  /** What can be ordered then, in words: all of it must have come. */
  readonly offers?: readonly RegExp[];
}

function isOffered(words: readonly string[], wanted: readonly RegExp[]): boolean {
  return wanted.every(one => words.some(word => one.test(word)));
}

function played(ruleset: AnyRuleset, config: MatchConfig, seed: string, moment: Moment): Match | null {
  const match = openMatch(ruleset, config, seededDice(seed));
  const rng = seededRng(seed);
  const agent = greedy(moment.skill ?? 1);
  let [met, given] = [false, 0];
  playMatch(match, {
    choose(seat: Seat) {
      const { state } = match;
      if (seat === (moment.seat ?? 0) && given++ >= (moment.after ?? 0)) {
        const view = ruleset.view(state, seat);
        const words = ruleset.offers(state, seat).map(offer => ruleset.words.action(view, offer));
        met = moment.ask.test(ruleset.prompt(state, seat).ask) && isOffered(words, moment.offers ?? []);
      }
      return met ? null : agent.choose(seating(ruleset, state, seat, rng));
    },
    most: LONGEST,
  });
  return met ? match : null;
}

/** Opens the first battle that comes to it, for a person against an agent. */
export async function openMoment(page: Page, ruleset: unknown, moment: Moment): Promise<void> {
  const rules = ruleset as AnyRuleset;
  const config = configure(rules, { scenario: moment.scenario, options: moment.options ?? {} });
  if (isRefusal(config)) throw new Error(config.reason);
  for (let seed = 0; seed < SEEDS; seed++) {
    const match = played(rules, config, `gallery ${seed}`, moment);
    if (match === null) continue;
    const isPerson = (seat: number) => moment.hotSeat === true || seat === (moment.seat ?? 0);
    const seats = Array.from({ length: config.seats }, (_, seat) =>
      isPerson(seat) ? ({ kind: 'human' } as const) : ({ kind: 'agent', level: 'midshipman' } as const),
    );
    await openSaved(page, printSaveFile({ log: printLog(logOf(match)), key: null, seats, pack: null }));
    return;
  }
  throw new Error(`not met in ${SEEDS} battles of ${moment.scenario}`);
}

async function openSaved(page: Page, text: string): Promise<void> {
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a log file' }).click();
  await (await chooser).setFiles({ name: 'gallery.save', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('.play-offers [data-offer], .play-hand input, .play-cover-card').first().waitFor();
}
