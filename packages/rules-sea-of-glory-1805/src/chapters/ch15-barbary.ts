/** admiralty-barbary On the first Initiative Chit: a named admiral before Algiers, or an Expedition that invades it. */

import type { Context } from '@weathergauge/engine';
import { roll, rollPool } from '@weathergauge/engine';
import { ask, lane, procedure, step, together, when } from './builders.ts';
import { commanderOf } from './ch08-admirals.ts';
import { expeditionReached, fulfil, OPEN, openDuty } from './ch15-duties.ts';
import type { Admiral, Port } from '../model/data/figures.ts';
import { ADMIRALS, EVENT_NUMBERS, PORTS, RAID } from '../model/data/figures.ts';
import { BARBARY_COAST } from '../model/data/numbers-of-battle.ts';
import type { Choice } from '../model/drafts.ts';
import { tell } from '../model/events.ts';
import { firepowerResult, overHundred } from '../model/lookups.ts';
import { inZone, isInZone, portOf } from '../model/places.ts';
import type { Block, Campaign, Duty } from '../model/state.ts';
import { blockOf, blocksAt, firepowerOf, isExpedition, sideOfBlock } from '../model/state.ts';
import { ALGIERS, BLOCK_COUNT, BRITISH, INSHORE } from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const D6 = 6;

const cardOf = (admiral: number): Admiral => ADMIRALS[admiral] as Admiral;
const isOffAlgiers = (place: number): boolean => isInZone(place) && portOf(place) === ALGIERS;

/** Whether, for all that the Allied player knows, the Dey may be called upon: a chit that he has not seen may be this one. */
function mayBeOrdered({ event, shown, state }: Readonly<Duty>): boolean {
  return state === OPEN && (shown === 0 || event === BARBARY_COAST);
}

function isQuestion(s: Readonly<Campaign>): boolean {
  return s.algiers === 0 && s.duties.some(mayBeOrdered);
}

function isBlankOff(s: Readonly<Campaign>): boolean {
  return s.blocks.some(({ id, place }: Readonly<Block>) => sideOfBlock(id) === BRITISH && isOffAlgiers(place));
}

/** Errata: any named admiral with a fleet there, in command or not. */
function envoys(s: Readonly<Campaign>): number[] {
  if (openDuty(s, BARBARY_COAST) === null) return [];
  const found: number[] = [];
  for (let admiral = 0; admiral < s.admirals.length; admiral++) {
    const berth = s.admirals[admiral] as number;
    const { generic, side } = cardOf(admiral);
    if (generic === 1 || side !== BRITISH || berth >= BLOCK_COUNT) continue;
    if (isOffAlgiers(blockOf(s, berth).place)) found.push(admiral);
  }
  return found;
}

function invaders(s: Readonly<Campaign>): number[] {
  if (openDuty(s, BARBARY_COAST) === null) return [];
  return blocksAt(s, inZone(ALGIERS, INSHORE), BRITISH).filter(isExpedition);
}

const choice = {
  draft: (): Choice => ({ kind: 'choice', chosen: -1 }),
  join(s: Campaign, _seat: number, draft: Choice): void {
    s.pick = draft.chosen;
  },
};

const sendEnvoy = lane('send-envoy', { seat: 0 }, choice, [
  ask('envoy', {
    by: () => BRITISH,
    offers: (s): GloryAction[] => [
      { do: 'no-mission' },
      ...envoys(s).map(admiral => ({ do: 'envoy' as const, admiral })),
    ],
    take(_s, _l, answer, _context, draft) {
      if (answer.do === 'envoy') draft.chosen = answer.admiral;
    },
    clause: 'admiralty-barbary',
    unasked: s => (envoys(s).length === 0 ? 'nothing-else' : null),
  }),
]);

const sendTroops = lane('send-troops', { seat: 0 }, choice, [
  ask('invade-algiers', {
    by: () => BRITISH,
    offers: (s): GloryAction[] => [
      { do: 'no-mission' },
      ...invaders(s).map(block => ({ do: 'invade' as const, block })),
    ],
    take(_s, _l, answer, _context, draft) {
      if (answer.do === 'invade') draft.chosen = answer.block;
    },
    clause: 'admiralty-barbary',
    unasked: s => (invaders(s).length === 0 ? 'nothing-else' : null),
  }),
]);

/** R124 Who tries shows the chit. */
function shownDuty(s: Readonly<Campaign>, context: Context): Duty | null {
  const duty = openDuty(s, BARBARY_COAST);
  if (duty !== null && duty.shown === 0) {
    duty.shown = 1;
    tell(context, { type: 'duty-shown', event: duty.event, due: duty.due, clause: 'admiralty-barbary' });
  }
  return duty;
}

/** Two dice for 5 plus his seniority. */
function receive(s: Campaign, admiral: number, context: Context): void {
  const duty = shownDuty(s, context);
  const faces = [roll(context.dice, D6, 'envoy'), roll(context.dice, D6, 'envoy')] as const;
  const needed = EVENT_NUMBERS.barbary + cardOf(admiral).seniority;
  const done = faces[0] + faces[1] >= needed;
  tell(context, { type: 'envoy', admiral, faces, needed, done, clause: 'admiralty-barbary' });
  if (done && duty !== null) fulfil(s, duty, context);
}

/** 22.3 As any invasion: firepower and three dice with the commander's rating, against the defence of the port. */
function storm(s: Campaign, id: number, context: Context): void {
  const duty = shownDuty(s, context);
  const firepower = firepowerOf(s, [id]);
  const faces = rollPool(context.dice, RAID.invasion, D6, 'invasion');
  const { command } = cardOf(commanderOf(s, BRITISH, [id]));
  const total = faces.reduce((sum, face) => sum + face, command + overHundred(firepower));
  const done = firepowerResult(firepower, total) >= (PORTS[ALGIERS] as Port).defence;
  tell(context, { type: 'algiers-invaded', faces, done, clause: 'admiralty-barbary' });
  if (!done || duty === null) return;
  fulfil(s, duty, context);
  expeditionReached(s, blockOf(s, id), context);
}

/** `heard` is 1 when an envoy has been sent, for all to hear. R124, R132 One try a turn by each. Either may succeed, not both: when Algiers is British nobody asks for more. R34 Blank blocks off Algiers bring the question. */
export const barbary = procedure('barbary', { heard: 0 }, [
  when(
    s => isQuestion(s) && isBlankOff(s),
    [
      together(() => [BRITISH], sendEnvoy),
      step('receive', (s, l, context) => {
        l.heard = s.pick >= 0 ? 1 : 0;
        if (s.pick >= 0) receive(s, s.pick, context);
        s.pick = -1;
      }),
    ],
  ),
  when(
    s => isQuestion(s) && blocksAt(s, inZone(ALGIERS, INSHORE), BRITISH).length > 0,
    [
      together(() => [BRITISH], sendTroops),
      step('storm', (s, _l, context) => {
        if (s.pick >= 0) storm(s, s.pick, context);
        s.pick = -1;
      }),
    ],
  ),
]);
