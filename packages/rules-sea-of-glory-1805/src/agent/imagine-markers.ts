/** Chits and markers that lie face down before the other side. */

import type { Rng } from '@weathergauge/engine';
import { objectivesScored } from '../chapters/ch23-victory.ts';
import { DIRECTIVES, OBJECTIVES, PROVISIONS, TRAFALGAR } from '../model/data/figures.ts';
import type { Campaign } from '../model/state.ts';
import { ALL_WATERS, ALLIED, BANTRY_BAY, CLOSEST_PORT, FIRST_ALLIED, NO_GOAL, NORTH_SEA } from '../model/terms.ts';
import type { GloryView } from '../model/view.ts';
import { FALSE_RAID, TRUE_RAID } from '../model/state.ts';

export function dealMarkers(s: Campaign, seen: GloryView, enemy: number, rng: Rng): void {
  if (enemy === ALLIED) {
    dealProvisions(s, seen, rng);
    dealValues(s.napoleon, seen.napoleon, OBJECTIVES.napoleon, rng);
    dealDirective(s, seen, rng);
    dealRaids(s, seen, rng);
  } else {
    dealValues(s.pitt, seen.pitt, OBJECTIVES.pitt, rng);
    dealDuties(s, seen, rng);
  }
}

/** 22.2 What Raided? markers say; R97 in Trafalgar true ones have been counted, and the second objective would have ended the game. */
function dealRaids(s: Campaign, seen: GloryView, rng: Rng): void {
  s.raids = seen.raids.map(truth => (truth === FALSE_RAID && rng.below(2) === 0 ? TRUE_RAID : truth));
  if (!s.articles.trafalgar) return;
  s.trafalgar = seen.trafalgar.slice();
  for (const [objective, port] of TRAFALGAR_RAIDS.entries()) {
    if (s.raids[port] === TRUE_RAID && objectivesScored(s) + 1 >= TRAFALGAR.objectives) s.raids[port] = FALSE_RAID;
    if ((s.raids[port] as number) >= TRUE_RAID) s.trafalgar[objective] = 1;
  }
}

/** 24.3 By objective. */
const TRAFALGAR_RAIDS: readonly number[] = [NORTH_SEA, BANTRY_BAY];

const FACE_DOWN = 3;

/** 5.12 Of the five chits, less those that lie open. */
function dealProvisions(s: Campaign, seen: GloryView, rng: Rng): void {
  let may = PROVISIONS.may - seen.provisions.filter(chit => chit === 1).length;
  let not = PROVISIONS.mayNot - seen.provisions.filter(chit => chit === 2).length;
  s.provisions = seen.provisions.map(chit => {
    if (chit !== FACE_DOWN) return chit;
    const isMay = rng.below(may + not) < may;
    if (isMay) may--;
    else not--;
    return isMay ? 1 : 2;
  });
}

/** 21.1 The values that are not known, in the areas whose values are not. */
function dealValues(
  into: number[],
  seen: readonly number[],
  { areas, values }: { readonly areas: readonly number[]; readonly values: readonly number[] },
  rng: Rng,
): void {
  const left = values.filter(value => !seen.includes(value));
  for (const area of areas) {
    const known = seen[area] as number;
    // An area without an objective in this scenario has none now.
    if (into[area] === 0) continue;
    into[area] = known > 0 ? known : (left.splice(rng.below(left.length), 1)[0] as number);
  }
}

/** 21.4, R91 Any of them may be the one, and any may have been set aside: those that are not drawn lie in the cup. */
function dealDirective(s: Campaign, seen: GloryView, rng: Rng): void {
  if (s.articles.waters !== ALL_WATERS) return;
  s.directive = seen.directiveShown ? seen.directive : rng.below(DIRECTIVES.areas.length);
  s.directives = DIRECTIVES.areas.map((_, i) => (i === s.directive ? 0 : 1));
}

/** 5.13 Four boxes; goals of fleets at sea are among them as far as they fit. */
export function dealConseil(s: Campaign, rng: Rng): void {
  const boxes: number[] = [];
  for (let id = FIRST_ALLIED; id < s.blocks.length; id++) {
    const goal = s.blocks[id]?.goal ?? NO_GOAL;
    if (goal !== NO_GOAL && goal !== CLOSEST_PORT && !boxes.includes(goal) && boxes.length < 4) boxes.push(goal);
  }
  while (boxes.length < 4) {
    const goal = rng.below(CLOSEST_PORT);
    if (!boxes.includes(goal)) boxes.push(goal);
  }
  s.conseil = boxes;
}

/** 5.11 Chits on the turn track that have not been shown, and as many in the cup as are left there. */
function dealDuties(s: Campaign, seen: GloryView, rng: Rng): void {
  const left: number[] = [];
  for (let event = 1; event < s.admiralty.length; event++) {
    if (!seen.duties.some(duty => duty.event === event)) left.push(event);
  }
  const draw = (): number => left.splice(rng.below(left.length), 1)[0] as number;
  s.duties = seen.duties.map(({ event, due, state }) => ({
    event: event >= 0 ? event : draw(),
    due,
    state,
    shown: event >= 0 ? 1 : 0,
  }));
  s.admiralty = s.admiralty.map(() => 0);
  for (let i = 0; i < seen.dutiesLeft; i++) s.admiralty[draw()] = 1;
}
