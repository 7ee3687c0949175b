/** 22.0 Raids and invasions, on the first Initiative Chit of a turn: the Channel, then block by block as the Allied player likes. */

import type { Context, Seat } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { ask, call, lane, procedure, repeat, step, together, when } from './builders.ts';
import { scatter } from './ch07-blocks.ts';
import { isDirectiveDone, scoreDirective } from './ch21-objectives.ts';
import { attackResult, crossChannel } from './ch22-channel.ts';
import { aftermathOfInvasion, conquer } from './ch22-conquest.ts';
import { revealRaid } from './ch22-markers.ts';
import { RAID_BANTRY_BAY, RAID_NORTH_SEA, scoreObjective } from './ch24-trafalgar.ts';
import type { Port } from '../model/data/figures.ts';
import { OBJECTIVE_OF_PORT, PLACES, PORTS, RAID } from '../model/data/figures.ts';
import type { Choice } from '../model/drafts.ts';
import { only, tell } from '../model/events.ts';
import { partOf, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { leavingTag } from '../model/tags.ts';
import { blockOf, FALSE_RAID, isFog, NOT_RAIDED, SHOWN_RAID, sideOfBlock, TRUE_RAID } from '../model/state.ts';
import {
  ALEXANDRIA,
  ALLIED,
  BANTRY_BAY,
  BLOCK_COUNT,
  FIRST_ALLIED,
  IN_HAVANA,
  INSHORE,
  LOOSE,
  MALTA,
  NAPLES,
  NORTH_SEA,
  TRANSPORT,
} from '../model/terms.ts';
import type { GloryAction } from '../model/vocabulary.ts';

const D6 = 6;
/** Kinds of attempt. */
const TO_RAID = 0;
const TO_INVADE = 1;

/** 22.1 Where the Allies may land an army. */
const INVASION_SITES: readonly number[] = [BANTRY_BAY, NAPLES, MALTA, ALEXANDRIA];

/** 22.1 The port that a block in this place could raid or invade, NORTH_SEA in 1501; -1 for none. */
function siteOf(place: number): number {
  if (place === PLACES.raid) return NORTH_SEA;
  const part = partOf(place);
  return part === INSHORE || part === LOOSE ? portOf(place) : -1;
}

/** 22.1, 22.2 Not after a marker that says so was shown, nor after an invasion. R89 While it lies hidden more may be tried. */
function mayRaid(s: Readonly<Campaign>, place: number): boolean {
  const port = siteOf(place);
  if (port < 0) return false;
  const area = OBJECTIVE_OF_PORT[port] as number;
  return area >= 0 && area !== IN_HAVANA && s.raids[port] !== SHOWN_RAID && s.invaded[port] === 0;
}

/** 22.3, 24.2 Inshore; not in Trafalgar. */
function mayInvade(s: Readonly<Campaign>, place: number): boolean {
  if (s.articles.trafalgar || partOf(place) !== INSHORE) return false;
  const port = portOf(place);
  return INVASION_SITES.includes(port) && s.invaded[port] === 0;
}

function hasTried(s: Readonly<Campaign>, id: number): boolean {
  for (let i = 0; i < s.attempts.length; i += 2) if (s.attempts[i] === id) return true;
  return false;
}

/** R88 By what all can see: an Allied block, fleet or Fog of War, that has not tried yet. */
function isAnyoneThere(s: Readonly<Campaign>): boolean {
  for (let id = FIRST_ALLIED; id < BLOCK_COUNT; id++) {
    const { place } = blockOf(s, id);
    if ((mayRaid(s, place) || mayInvade(s, place)) && !hasTried(s, id)) return true;
  }
  return false;
}

/** 22.2, 22.3 Fleets raid, R26 Spanish ones everywhere; the Transport invades too, Fog of War pretends to do either. */
function attemptOffers(s: Readonly<Campaign>): GloryAction[] {
  const offers: GloryAction[] = [{ do: 'done' }];
  for (let id = FIRST_ALLIED; id < BLOCK_COUNT; id++) {
    const { place } = blockOf(s, id);
    if (hasTried(s, id)) continue;
    if (mayRaid(s, place)) offers.push({ do: 'raid', block: id });
    if ((id === TRANSPORT || isFog(id)) && mayInvade(s, place)) offers.push({ do: 'invade', block: id });
  }
  return offers;
}

const NONE = -1;

/** The answer is the next block and what it tries; it is told by its tag alone. */
const attempting = lane(
  'attempting',
  { seat: 0 },
  {
    draft: (): Choice => ({ kind: 'choice', chosen: NONE }),
    join(s: Campaign, _seat, draft: Choice) {
      if (draft.chosen !== NONE) s.attempts.push(draft.chosen >> 1, draft.chosen & 1);
    },
  },
  [
    ask('attempt', {
      by: () => ALLIED,
      offers: s => attemptOffers(s),
      take(_s, _l, answer, _context, draft) {
        if (answer.do === 'raid') draft.chosen = answer.block * 2 + TO_RAID;
        if (answer.do === 'invade') draft.chosen = answer.block * 2 + TO_INVADE;
      },
      clause: '22.0',
    }),
  ],
);

function diceFor(place: number, kind: number): number {
  if (kind === TO_INVADE) return RAID.invasion;
  if (place === PLACES.raid) return RAID.northSea;
  return partOf(place) === INSHORE ? RAID.inshore : RAID.loose;
}

/** 22.2, 22.3 The throw; R87 dice are open, the outcome of a raid is the raider's secret. Fog of War never succeeds. */
function attempt(s: Campaign, id: number, kind: number, context: Context): boolean {
  const block = blockOf(s, id);
  const { place } = block;
  // 7.4 Where others have left, the tags of those that stayed are in the order of their numbers, fleets first: its own would tell.
  const tag = leavingTag(s, block);
  const side = sideOfBlock(id);
  const port = siteOf(place);
  const faces = rollPool(context.dice, diceFor(place, kind), D6, 'raid');
  tell(context, { type: 'raid', side, tag, port, faces, invasion: kind === TO_INVADE, clause: '22.2' });
  const { total, damage } = attackResult(s, side, [id], faces);
  const { defence } = PORTS[port] as Port;
  const success = damage >= defence && !isFog(id);
  tell(context, { type: 'raid-outcome', port, total, damage, defence, success, clause: '22.2' }, only(side));
  if (kind === TO_INVADE) tell(context, { type: 'invasion', port, success, clause: '22.3' });
  return success;
}

/** 22.2 A marker in any case, R89 true if one raid was. 21.4.2 The directive shows it at once; R97 Trafalgar counts it. */
function markRaid(s: Campaign, port: number, success: boolean, context: Context): void {
  const area = OBJECTIVE_OF_PORT[port] as number;
  const wasRaided = s.raids[port] === TRUE_RAID;
  if (!success) {
    if (s.raids[port] === NOT_RAIDED) s.raids[port] = FALSE_RAID;
    return;
  }
  s.raids[port] = TRUE_RAID;
  if (wasRaided) return;
  if (s.articles.trafalgar) {
    scoreObjective(s, port === NORTH_SEA ? RAID_NORTH_SEA : RAID_BANTRY_BAY, context);
  } else if (isDirectiveDone(s, area)) {
    revealRaid(s, port, context);
    scoreDirective(s, context);
  }
}

/** `port` becomes the one that was invaded, -1 for none. */
const TRYING = { busy: 1, tried: 0, port: -1 };

function carryOut(s: Campaign, l: typeof TRYING, context: Context): void {
  l.port = -1;
  if (s.attempts.length === l.tried) {
    l.busy = 0;
    return;
  }
  const id = s.attempts[l.tried] as number;
  const kind = s.attempts[l.tried + 1] as number;
  l.tried += 2;
  const block = blockOf(s, id);
  const port = siteOf(block.place);
  const success = attempt(s, id, kind, context);
  if (kind === TO_RAID) {
    markRaid(s, port, success, context);
  } else if (success) {
    // 7.2 Escorts are a new fleet Inshore.
    conquer(s, port, context);
    scatter(s, block, context);
    l.port = port;
  }
}

const ALLIES: readonly Seat[] = [ALLIED];
const alliedAttempts = procedure('allied-attempts', TRYING, [
  repeat(
    (s, l) => l.busy === 1 && isAnyoneThere(s),
    [
      together(() => ALLIES, attempting),
      step('carry-out', carryOut),
      when((_s, l) => l.port >= 0, [call(aftermathOfInvasion, (_s, { port }) => ({ port }))]),
    ],
  ),
]);

/** R9 */
export const raidsAndInvasions = procedure('raids-and-invasions', {}, [
  step('begin', s => {
    s.attempts = [];
  }),
  call(crossChannel),
  call(alliedAttempts),
  step('end', s => {
    s.attempts = [];
  }),
]);

/** 22.3.3, R131 Naples, when the Neapolitan duty has failed: an invasion in every way. `aftermathOfInvasion` must follow. */
export function invadedOverland(s: Campaign, context: Context): void {
  if (s.invaded[NAPLES] === 0) conquer(s, NAPLES, context);
}
