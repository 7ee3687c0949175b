/**
 * What the book allows and no flag officer would order: agents that think choose from the rest (`Ruleset.passesOver`). It spares them thousands of small
 * answers, and fleets that sail to and fro. It looks only at what the seat knows: its own side, what stands on the map, its ledger.
 */

import type { Seat } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import {
  hasMoreToSend,
  isIdleForm,
  isPoorConseil,
  isPoorGathering,
  isPoorProvision,
  isPoorMuster,
  leavesTroops,
  sendsOneByOne,
} from './clerks.ts';
import {
  isPoorCourse,
  isPoorEntry,
  isPoorGoal,
  isPoorPassage,
  isPoorStep,
  keepsPoorGoal,
  putsOutInVain,
  waitsInVain,
} from './courses.ts';
import { keepsWatch } from './sailing.ts';
import { isPoorCarrier } from './sorties.ts';
import { isPoorAttempt, isPoorDone, isPoorOrder, isPoorUnion } from './staff.ts';
import { isPoorSignal } from './tactics.ts';
import type { Campaign } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';

export function passesOver(s: Readonly<Campaign>, seat: Seat, answer: GloryAction): boolean {
  const draft = draftOf(s, seat);
  switch (answer.do) {
    // The staff does these as well: one word for all of them.
    case 'suffer':
    case 'crew':
    case 'repair':
    case 'administer':
    case 'return-frigate':
    case 'business-done':
    case 'station-frigate':
    case 'frigate-to-sea':
    // Somebody who has not finished.
    case 'cease-fire':
    case 'standing':
    case 'along-coast':
    case 'lift-fog':
      return true;
    case 'search':
      return answer.choice === 'yes';
    case 'search-orders':
      return answer.order !== 'never' || s.activation.open.length > 0;
    case 'send-in':
      return sendsOneByOne(s, seat, draft);
    case 'sent-in':
      return hasMoreToSend(s, seat, draft);
    case 'station-block':
      return answer.part === 'inshore';
    case 'take':
    case 'leave':
    case 'embark':
    case 'disembark':
    case 'formed':
      return isIdleForm(s, answer, draft);
    case 'muster':
      return isPoorMuster(s, draft, answer.plan);
    case 'gather':
    case 'gather-at':
      return isPoorGathering(s, seat, answer, draft);
    case 'leave-to-staff':
      return leavesTroops(s, seat, draft);
    case 'provision':
      return isPoorProvision(s, draft, answer.port, answer.chit);
    case 'conseil':
    case 'conseil-stands':
      return isPoorConseil(s, draft, answer);
    case 'done':
    case 'done-and-join':
    case 'stand-by':
    case 'sail':
    case 'split':
    case 'sortie':
    case 'relocate':
    case 'masts':
    case 'north-sea':
    case 'declare-done':
      return draft?.kind === 'orders' ? isPoorOrder(s, seat, answer, draft) : isPoorDone(s, answer, draft);
    case 'carry':
      return isPoorCarrier(s, seat, answer.block, draft);
    case 'join':
    case 'joined-up':
      return isPoorUnion(s, seat, answer);
    case 'goal':
    case 'new-goal':
      return isPoorGoal(s, answer, draft);
    case 'keep-goal':
      return keepsPoorGoal(s, answer.block);
    case 'make-for':
      return isPoorCourse(s, seat, answer.goal, answer.part, draft);
    case 'enter':
    case 'arrive':
      return isPoorEntry(s, seat, answer, draft);
    case 'steer':
      return isPoorStep(s, answer.direction, draft);
    case 'put-out':
      return putsOutInVain(s, seat, answer.to, draft);
    case 'heave-to':
      return waitsInVain(s, seat, draft);
    case 'bound-for':
      return isPoorPassage(s, answer.number);
    case 'gauge':
    case 'battle':
    case 'day':
    case 'signal':
    case 'break-off':
    case 'choose-battle':
      return isPoorSignal(s, seat, answer);
    case 'release':
      return keepsWatch(s, answer.block);
    case 'raid':
    case 'invade':
      return isPoorAttempt(s, answer);
    default:
      return false;
  }
}
