/**
 * People who play on servers that are killed under them: they come back, at any node, and send again what was not acknowledged. They
 * have clocks, some play against an agent, and now and then they leave an answer that the server is to give.
 */

import type { AnyRuleset, Rng } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import type { PlainPosition } from '@weathergauge/host';
import type { Line, Player } from './player.ts';
import type { Settings } from '@weathergauge/wire';
import { PLAIN_SETTINGS } from '@weathergauge/wire';
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
  /** Standing answers that were taken. */
  standing: number;
  /** Games against an agent. */
  withAgents: number;
  over: boolean;
}

interface Sent {
  readonly id: string;
  readonly place: number;
  readonly answers: readonly string[];
}

let sent = 0;

/** Nobody runs out of it, and it is kept with every answer. */
const settings: Settings = {
  ...PLAIN_SETTINGS,
  time: { kind: 'live', base: 24 * 3_600_000, increment: 1_000, per: 'decision', whenUp: 'agent' },
};
/** Games to one against an agent, and answers to one that is left to the server. */
const AGENTS = 4;
const STANDING = 8;

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
      const agents = rng.below(AGENTS) === 0 ? 1 : 0;
      const players = [await guest(anywhere(), 'Anne')];
      if (agents === 0) players.push(await guest(anywhere(), 'Bonny'));
      const table = await begun(players, { ruleset: ruleset.id, scenario, options: {}, settings, agents });
      counted.withAgents += agents;
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
      if (!again && rng.below(STANDING) === 0) {
        const on = known.status === 'playing' ? (position.prompt?.ask ?? null) : null;
        const answer = must(message.answers[0]);
        const kept = on === null ? null : await line.ask({ ask: 'set-standing', table, on, answer, until: 'turn' });
        if (Array.isArray(kept)) counted.standing++;
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
