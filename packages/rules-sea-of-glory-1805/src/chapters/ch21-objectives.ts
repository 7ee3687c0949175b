/** 21.0 Objectives of Pitt and Napoleon, and the Emperor's directives. */

import type { Context, Dice } from '@weathergauge/engine';
import { bagSize, drawFromBag, returnToBag } from '@weathergauge/engine';
import { DIRECTIVES, OBJECTIVE_OF_PORT, OBJECTIVES } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import { addRow, tidings } from '../model/ledger.ts';
import { NOWHERE } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { SHOWN_RAID, TRUE_RAID } from '../model/state.ts';
import { BRITISH, IN_WEST_INDIES } from '../model/terms.ts';

/** 21.4.3 Of four ports in the West Indies: the second raid is the directive's, the third Pitt's. */
export const RAIDS_FOR_DIRECTIVE = 2;
export const RAIDS_FOR_PITT = 3;

function isRaided(s: Readonly<Campaign>, port: number): boolean {
  return s.raids[port] === TRUE_RAID || s.raids[port] === SHOWN_RAID;
}

/** 21.2 Ports of an area that were raided: by a marker that lies open, or in truth. */
export function raidsIn(s: Readonly<Campaign>, area: number): number {
  let count = 0;
  for (let port = 0; port < s.raids.length; port++) if (OBJECTIVE_OF_PORT[port] === area && isRaided(s, port)) count++;
  return count;
}

export function shownRaidsIn(s: Readonly<Campaign>, area: number): number {
  let count = 0;
  for (let port = 0; port < s.raids.length; port++) {
    if (OBJECTIVE_OF_PORT[port] === area && s.raids[port] === SHOWN_RAID) count++;
  }
  return count;
}

export function isInvaded(s: Readonly<Campaign>, area: number): boolean {
  return s.invaded.some((flag, port) => flag === 1 && OBJECTIVE_OF_PORT[port] === area);
}

/** 21.1 Neither raided nor invaded: Pitt's objective is British. */
export function isUntouched(s: Readonly<Campaign>, area: number): boolean {
  return raidsIn(s, area) === 0 && !isInvaded(s, area);
}

// --- 21.4 The Emperor's directives ---

/** 21.4.4, R91 Whether what a directive asks for has been done already, if only in secret. */
function isDone(s: Readonly<Campaign>, area: number): boolean {
  if (area === IN_WEST_INDIES) return raidsIn(s, area) >= RAIDS_FOR_DIRECTIVE;
  return !isUntouched(s, area);
}

function areaOfDirective(directive: number): number {
  return DIRECTIVES.areas[directive] ?? -1;
}

/** 21.4.1, 21.4.4 The next directive; those that come too late leave the game face down. -1 when none is left. */
export function drawDirective(s: Campaign, dice: Dice): void {
  s.directiveShown = 0;
  do s.directive = drawFromBag(s.directives, dice, 'directive');
  while (s.directive >= 0 && isDone(s, areaOfDirective(s.directive)));
}

function learnDirective(s: Campaign): void {
  addRow(s.ledgers[BRITISH] as number[], {
    what: tidings.indexOf('directive'),
    turn: s.turn,
    chits: s.drawn.length,
    place: NOWHERE,
    a: s.directive,
    b: 0,
    c: 0,
    d: 0,
  });
}

/** 21.4.2, 21.4.3 Whether a raid or invasion in an area, already entered, fulfils the current directive. */
export function isDirectiveDone(s: Readonly<Campaign>, area: number): boolean {
  return s.directive >= 0 && areaOfDirective(s.directive) === area && isDone(s, area);
}

/** 21.4.2 It is shown and scored, and another drawn. */
export function scoreDirective(s: Campaign, context: Context): void {
  tell(context, { type: 'directive-scored', directive: s.directive, clause: '21.4.2' });
  learnDirective(s);
  s.directivesScored++;
  drawDirective(s, context.dice);
}

/** 21.4.5, R104 New Orders from the Emperor. Nobody is told how many are left. */
export function newOrders(s: Campaign, context: Context): void {
  const old = s.directive;
  if (s.articles.trafalgar || bagSize(s.directives) === 0) return;
  const shown = s.directiveShown;
  drawDirective(s, context.dice);
  if (s.directive < 0) {
    s.directive = old;
    s.directiveShown = shown;
  } else if (old >= 0) returnToBag(s.directives, old);
}

/** 21.4.5 Bonaparte Intrigues: the directive lies open until the next is drawn. */
export function showDirective(s: Campaign, context: Context): void {
  if (s.directive < 0 || s.directiveShown === 1) return;
  s.directiveShown = 1;
  tell(context, { type: 'directive-shown', directive: s.directive, clause: '21.4.5' });
  learnDirective(s);
}

/** 21.1, 21.3 A marker goes to the Allied VP box; its value is told only by option. */
export function takeNapoleon(s: Campaign, area: number, context: Context): void {
  if (s.napoleonTaken[area] === 1 || !OBJECTIVES.napoleon.areas.includes(area)) return;
  s.napoleonTaken[area] = 1;
  const value = s.articles.openObjectives ? (s.napoleon[area] as number) : 0;
  tell(context, { type: 'objective', whose: 'napoleon', area, value, clause: '21.1' });
}

export function takePitt(s: Campaign, area: number, context: Context): void {
  if (s.pittTaken[area] === 1 || !OBJECTIVES.pitt.areas.includes(area)) return;
  s.pittTaken[area] = 1;
  const value = s.articles.openObjectives ? (s.pitt[area] as number) : 0;
  tell(context, { type: 'objective', whose: 'pitt', area, value, clause: '21.1' });
}
