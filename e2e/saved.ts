/** Games played by agents to a moment that a browser test wants, and opened in the page there. */

import type { Page } from 'playwright-core';
import { greedy, seating } from '../packages/agents/src/index.ts';
import type { AnyRuleset } from '../packages/engine/src/index.ts';
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
import { printSaveFile } from '../packages/host/src/save-file.ts';
import type { Profile } from './harness.ts';
import { freshPage } from './harness.ts';
import { things } from './orders.ts';

/** A game at the first moment at which the first seat is offered such an order, and whom it is asked about. */
export function savedWhere(ruleset: AnyRuleset, scenario: string, wanted: RegExp): { save: string; piece: number } {
  const config = configure(ruleset, { scenario, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const match = openMatch(ruleset, config, seededDice('helm'));
  const rng = seededRng('helm');
  const captain = greedy(1);
  let found = -1;
  playMatch(match, {
    choose(seat) {
      const texts = ruleset.offers(match.state, seat).map(offer => ruleset.vocabulary.print(offer));
      const { about } = ruleset.prompt(match.state, seat);
      found = seat === 0 && texts.some(text => wanted.test(text)) ? (about.ship ?? about.block ?? -1) : -1;
      return found < 0 ? captain.choose(seating(ruleset, match.state, seat, rng)) : null;
    },
    most: 400,
  });
  const seats = [{ kind: 'human' }, { kind: 'agent', level: 'midshipman' }] as const;
  return { save: printSaveFile({ log: printLog(logOf(match)), key: null, seats, pack: null }), piece: found };
}

export async function openSave(profile: Profile, save: string): Promise<Page> {
  const page = await freshPage({ helm: 'hand', ...profile });
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a log file' }).click();
  await (await chooser).setFiles({ name: 'a.save', mimeType: 'text/plain', buffer: Buffer.from(save) });
  await things(page).first().waitFor();
  return page;
}
