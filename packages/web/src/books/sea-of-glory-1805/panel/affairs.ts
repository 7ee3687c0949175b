/** What is wanted and what there is to do it with: objectives, directive, Conseil, provisions, manpower, Admiralty. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  blockName,
  capital,
  CRAIG,
  destinationName,
  DIRECTIVES,
  dutyName,
  MANPOWER,
  MOORE,
  NATIONS,
  OBJECTIVE_AREAS,
  OBJECTIVES,
  portName,
  TRAFALGAR_WATERS,
  TRANSPORT,
  turnName,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Say } from '../board/say.ts';

interface Affair {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Those that there is something to say of. */
export function affairsOf(view: GloryView, say: Say): readonly Affair[] {
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['napoleon', objectives(OBJECTIVES.napoleon.areas, view.napoleon, view.napoleonTaken, say)],
    ['pitt', objectives(OBJECTIVES.pitt.areas, view.pitt, view.pittTaken, say)],
    ['directive', directive(view)],
    [
      'trafalgar',
      view.waters === TRAFALGAR_WATERS
        ? view.trafalgar.flatMap((taken, i) => (taken === 1 ? [say(`staff.goal.${i}`)] : []))
        : [],
    ],
    [
      'conseil',
      view.conseil.flatMap((goal, box) =>
        goal < 0 ? [] : [say('staff.box', { box: 'ABCD'.charAt(box), goal: destinationName(goal) })],
      ),
    ],
    [
      'provisions',
      view.provisions.flatMap((chit, port) =>
        chit === 0 ? [] : [say(`provision.${chit}`, { port: capital(portName(port)) })],
      ),
    ],
    [
      'manpower',
      view.waters === TRAFALGAR_WATERS
        ? []
        : view.manpower.map((box, nation) =>
            say('staff.points', { nation: NATIONS[nation] ?? '', count: MANPOWER[nation]?.[box] ?? 0 }),
          ),
    ],
    [
      'convoys',
      view.gathering.flatMap((space, i) =>
        space < 0 ? [] : [say('staff.gathering', { name: blockName(CONVOYS[i] ?? CRAIG), space: space + 1 })],
      ),
    ],
    ['frigates', view.frigatesBack.map(turn => say('staff.back', { turn: turnName(turn) }))],
    [
      'duties',
      view.duties.map(({ event, due, state }) =>
        say(`staff.duty.${state}`, { name: capital(dutyName(event)), turn: turnName(due) }),
      ),
    ],
  ];
  return all.flatMap(([key, lines]) => (lines.length === 0 ? [] : [{ key, title: say(`staff.affair.${key}`), lines }]));
}

const CONVOYS = [CRAIG, MOORE, TRANSPORT] as const;

/** 21.1 Values that one may not see are 0. */
function objectives(areas: readonly number[], values: readonly number[], taken: readonly number[], say: Say): string[] {
  return areas.flatMap(area => {
    const value = values[area] ?? 0;
    const name = capital(OBJECTIVE_AREAS[area] ?? '');
    if (taken[area] === 1) return [say(value > 0 ? 'staff.taken' : 'staff.takenUnseen', { name, value })];
    return value > 0 ? [say('staff.worth', { name, value })] : [];
  });
}

function directive({ directive: current }: GloryView): string[] {
  const area = current < 0 ? undefined : DIRECTIVES.areas[current];
  return area === undefined ? [] : [capital(OBJECTIVE_AREAS[area] ?? '')];
}
