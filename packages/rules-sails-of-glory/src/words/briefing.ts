/** What a captain is told before the first order. */

import type { Briefing, Seat } from '@weathergauge/engine';
import { BLOCKADE, DUCKS, FREE_BATTLE, OUTPOST, SHALLOW_WATERS, SUPPLIES } from '../book/scenarios.ts';
import type { SailsView } from '../model/view.ts';
import { listed, sideName } from './names.ts';

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

export function briefing(v: SailsView, seat: Seat): Briefing {
  const side = v.sides[seat] ?? 0;
  return { you: you(v, seat, side), ...(side === v.lead ? forLead(v) : forOthers(v)), wind: wind(v) };
}

function you(v: SailsView, seat: Seat, side: number): string {
  const own = v.ships.filter(ship => ship.seat === seat && ship.base <= 1).map(ship => ship.name);
  const enemy = v.automatic === -1 ? '' : '; the enemy sails by itself';
  return own.length === 0
    ? `You are a ${sideName(side)} captain and muster your own squadron${enemy}.`
    : `You are ${sideName(side)}, with ${listed(own)}${enemy}.`;
}

/** C2.5, R44 Where questions are asked before the wind is drawn or read. */
const UNKNOWN_UNTIL: Readonly<Record<string, string>> = {
  [SHALLOW_WATERS]: 'the sides are drawn',
  [FREE_BATTLE]: 'the squadrons are mustered',
};

function wind(v: SailsView): string {
  const until = v.turn === 0 ? UNKNOWN_UNTIL[v.scenario] : undefined;
  if (until !== undefined) return `It is known once ${until}: never plan a bow into it.`;
  const from = POINTS[v.windFrom] ?? '';
  return `It blows from the ${from}: on your quarter it is fast, right astern slower, and too near your bow it takes you aback.`;
}

type Task = Pick<Briefing, 'win' | 'watch'>;

const BATTLE: Task = {
  win: 'Be the last with a ship on the table: enemies that strike or leave are lost.',
  watch: 'Cards are sealed, and a broadside down the length of a ship does most harm.',
};

/** The runners, the outpost and its fleet, those who bring supplies, the attackers of the anchorage. */
function forLead(v: SailsView): Task {
  switch (v.scenario) {
    case BLOCKADE:
      return {
        win: 'Bring both ships off the table by your own side, beyond the enemy.',
        watch:
          'One runner lost, or off by another side, loses it, unless you play twice: keep together and do not stop to fight.',
      };
    case OUTPOST:
      return {
        win: 'Score more points: keep the outpost whole and make enemy ships strike, leave or run aground.',
        watch: 'Eight points of damage or four of its crew, and the outpost yields; your fleet’s defeat is its too.',
      };
    case SUPPLIES:
      return {
        win: 'Score more points: two for each turn, three at most, that the frigate lies still by the island with struck sails.',
        watch: 'Struck sails take time to stop her, and reefs lie about the island.',
      };
    case DUCKS:
      return {
        win: 'Take or sink both ships at anchor, with less than half the boxes of each of yours filled.',
        watch: 'A ship of yours aground or struck loses it, and one off the table unless attackers may leave.',
      };
    default:
      return forOthers(v);
  }
}

function forOthers(v: SailsView): Task {
  switch (v.scenario) {
    case BLOCKADE:
      return {
        win: 'Stop one of the two runners: make her strike, or let her leave by a wrong side.',
        watch: 'They sail past you: stay between them and their side instead of meeting them head on.',
      };
    case OUTPOST:
      return {
        win: 'Score more points: eight for the outpost if it yields, more for enemies that strike, leave or run aground.',
        watch: 'Untouched it costs you four; its shore is rocky. Fallen, and the only one, it lets you go home.',
      };
    case SUPPLIES:
      return {
        win: 'Score more points: keep the supply frigate from the island, and make ships strike or run aground.',
        watch: 'If no supplies are landed you have three points; reefs lie about the island.',
      };
    case SHALLOW_WATERS:
      return {
        ...BATTLE,
        watch: 'An island and six reefs lie between you: a card that ends on land strands her for good.',
      };
    case FREE_BATTLE:
      return {
        win: 'Be the last with a ship on the table, or have the points of more enemies when the turns run out.',
        watch: 'Muster, then place: each side can answer the other. Broadsides along a ship do most harm.',
      };
    default:
      return BATTLE;
  }
}
