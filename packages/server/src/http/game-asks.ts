/** Questions about a game and actions in it, once the game and the caller are known. */

import type { Refusal, Viewer } from '@weathergauge/engine';
import type { Chair } from '@weathergauge/host';
import type { Ask, Person } from '@weathergauge/wire';
import type { TimeDeed } from '../clocks/game-clock.ts';
import type { LiveGame } from '../games/live-game.ts';
import { missedBy } from '../shown/missed.ts';
import type { ShownRow } from '../store/shown-schema.ts';
import type { Standing } from '../standing/standing.ts';
import type { TalkAsk } from '../talk/talk.ts';
import { ONLY_WATCHING } from './refusals.ts';

export type Question = Extract<Ask, { ask: 'preview' | 'branches' | 'forecast' | 'look' | 'history' | 'missed' }>;
export type StandingAsk = Extract<Ask, { ask: 'standing' | 'set-standing' | 'end-standing' }>;
export type Deed = Exclude<Ask, Question | StandingAsk | TalkAsk | { ask: 'watch' | 'leave' | 'lobby' }>;

interface Asker {
  readonly game: LiveGame;
  readonly who: Viewer;
  readonly person: Person | null;
}

/** `left`: where this player left off; null for spectators. */
export function answerQuestion(
  { game, who }: Pick<Asker, 'game' | 'who'>,
  message: Question,
  left: ShownRow | null,
): unknown {
  const chair = game.chair(who);
  switch (message.ask) {
    case 'preview':
      return chair.preview(message.row);
    case 'branches':
      return chair.branches(message.verbs);
    case 'forecast':
      return chair.forecast(message.answer);
    case 'look':
      return chair.look(message.place);
    case 'history':
      return chair.history();
    case 'missed':
      return left === null ? ONLY_WATCHING : missedBy(chair, left);
  }
}

export async function answerStanding(
  { standing }: { readonly standing: Pick<Standing, 'of' | 'set' | 'end'> },
  { game, who, person }: Asker,
  message: StandingAsk,
): Promise<unknown> {
  if (who === 'spectator' || person === null) return ONLY_WATCHING;
  switch (message.ask) {
    case 'standing':
      return standing.of(game, who);
    case 'set-standing': {
      const { on, answer, until } = message;
      return standing.set(game, who, person, { on, answer, until });
    }
    case 'end-standing':
      return standing.end(game, who, message.on);
  }
}

const TIME_DEEDS = ['go-on', 'come-back', 'take-leave', 'end-leave'] as const;
export const isAboutTime = (message: Deed): message is Extract<Deed, { ask: TimeDeed }> =>
  TIME_DEEDS.some(deed => deed === message.ask);

export function carryOut(chair: Chair, message: Exclude<Deed, { ask: TimeDeed | 'shown' }>): Refusal | null {
  switch (message.ask) {
    case 'answer':
      return chair.answerRow(message.answers, message.place);
    case 'sensibly':
      return chair.answerSensibly(message.procedures, message.place);
    case 'undo':
      return chair.undo(message.answers);
    case 'ask-undo':
      return chair.askUndo();
    case 'offer-draw':
      return chair.offerDraw();
    case 'reply':
      return chair.reply(message.reply);
    case 'ask-pause':
      return chair.askPause();
    case 'resign':
      return chair.resign();
  }
}
