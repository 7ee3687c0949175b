/** People who play on servers that are killed under them: they come back, at any node, and send again what was not acknowledged. */

import type { AnyRuleset, Rng } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { Line, Player } from './player.ts';
import { begun, guest, must, playerWith } from './player.ts';

export interface Game {
  readonly ruleset: AnyRuleset;
  readonly scenario: string;
}

export interface Counted {
  /** Game and id of each answer. */
  readonly acknowledged: string[];
  /** Acknowledged only when they were sent again. */
  sentAgain: number;
  over: boolean;
}

interface Sent {
  readonly id: string;
  readonly place: number;
  readonly answers: readonly string[];
}

let sent = 0;

/** Two who play one game after another, at any of these addresses, until it is over. */
export async function playAlways(
  addresses: readonly string[],
  { ruleset, scenario }: Game,
  seed: string,
  counted: Counted,
): Promise<void> {
  const rng = seededRng(seed);
  const anywhere = (): string => must(addresses[rng.below(addresses.length)]);
  while (!counted.over) {
    try {
      const players = [await guest(anywhere(), 'Anne'), await guest(anywhere(), 'Bonny')];
      const table = await begun(players, { ruleset: ruleset.id, scenario, options: {} });
      await Promise.all(players.map(player => playOne(anywhere, player, table, rng, counted)));
    } catch {
      // A server was gone while the table was made: another is made.
      await pause(50);
    }
  }
}

/** Until the game is over. What was sent and not acknowledged is sent again, as it was, to whichever node she comes to next. */
async function playOne(
  anywhere: () => string,
  { name, token }: Player,
  table: string,
  rng: Rng,
  counted: Counted,
): Promise<void> {
  let unanswered: Sent | null = null;
  while (!counted.over) {
    let line: Line;
    try {
      line = await playerWith(anywhere(), name, token).connect();
      await line.watch(table);
    } catch {
      await pause(30);
      continue;
    }
    const state = { gone: false };
    void line.closed.then(() => {
      state.gone = true;
    });
    while (!state.gone && !counted.over) {
      const { position, table: known } = line.known(table);
      if (known.status === 'over' || position === null || position.result !== null) {
        line.close();
        return;
      }
      const again: boolean = unanswered !== null;
      const message: Sent | null = unanswered ?? next(position, rng);
      if (message === null) {
        await Promise.race([line.change(table), line.closed, pause(100)]);
        continue;
      }
      unanswered = message;
      const refused = (await line.ask({ ask: 'answer', table, ...message })) as { refused: string } | null;
      if (refused?.refused === 'closed' || refused?.refused === 'not-kept') break;
      unanswered = null;
      if (refused !== null) continue;
      counted.acknowledged.push(`${table} ${message.id}`);
      if (again) counted.sentAgain++;
    }
    line.close();
  }
}

function next({ prompt, offers, at }: PlainPosition, rng: Rng): Sent | null {
  if (prompt === null) return null;
  return { id: `answer-${++sent}`, place: at, answers: [must(offers[rng.below(offers.length)])] };
}

export const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
