/**
 * Puts the store of one game together from its parts. The worker hosts the game, lets agents think and sends what happens (`deliveries`);
 * the store decides what this screen shows of it, through whose eyes (`screen`), and what comes next (`flow`).
 */

import { createStore } from 'zustand/vanilla';
import type { GameState, GameStore } from '../store.ts';
import { createActions } from './actions.ts';
import { createAnalysis } from './analysis.ts';
import { createConsent } from './consent.ts';
import type { StoreDeps } from './core.ts';
import { blank, createCore } from './core.ts';
import { createDeliveries } from './deliveries.ts';
import { createFlow } from './flow.ts';
import { createFollowing } from './following.ts';
import { createHint } from './hint.ts';
import { createLookAhead } from './look-ahead.ts';
import { createOnline } from './online.ts';
import { createOpening } from './opening.ts';
import { createReplay } from './replay.ts';
import { createScreen } from './screen.ts';

export function createGameStore(deps: StoreDeps): GameStore {
  return createStore<GameState>()((set, get) => {
    const core = createCore(deps, get, set);
    const ahead = createLookAhead(core);
    const screen = createScreen(core, ahead);
    const following = createFollowing(core, screen);
    const flow = createFlow(core, screen);
    const actions = createActions(core, screen, flow);
    const consent = createConsent(core, screen, actions);
    const deliveries = createDeliveries(core, screen, following, flow, consent);
    const opening = createOpening(core, ahead, screen, following, flow, deliveries);
    const replay = createReplay(core, screen, flow, deliveries, opening);
    const { open, briefed, resume, goOn, read, leave } = opening;
    const { answer, answerRow, answerSensibly, preview, branches, undo, resign, stopThinking } = actions;
    const { askUndo, offerDraw, answerQuestion } = consent;
    const { settle, runOn, takeSeat, pass } = flow;
    return {
      ...blank,
      open,
      briefed,
      resume,
      goOn,
      read,
      leave,
      answer,
      answerRow,
      answerSensibly,
      preview,
      branches,
      undo,
      resign,
      stopThinking,
      askUndo,
      offerDraw,
      answerQuestion,
      settle,
      runOn,
      takeSeat,
      pass,
      lookAhead: ahead.look,
      ...createOnline(core, opening, deliveries),
      ...replay,
      ...createAnalysis(core),
      ...createHint(core),
    };
  });
}
