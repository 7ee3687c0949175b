/** What an admiralty is told before the first order. */

import type { Briefing, Seat } from '@weathergauge/engine';
import type { GloryView } from '../model/view.ts';

/** By scenario, for the British and for the Allies. */
type Task = Pick<Briefing, 'win' | 'watch'>;
type BothSides = readonly [british: Task, allies: Task];

const CAMPAIGN: BothSides = [
  {
    win: 'Have more points at the end: keep raids and landings from Pitt’s areas, and sink or take ships.',
    watch: 'Blockade Brest, Ferrol, Cadiz and Toulon: if Napoleon crosses the Channel all is lost at once.',
  },
  {
    win: 'Have more points at the end, by raids, landings and directives; or cross the Channel and win at once.',
    watch: 'Slip out when weather thins the blockade; ships in port lose nothing, but score nothing.',
  },
];

const TASKS: Readonly<Record<string, BothSides>> = {
  trafalgar: [
    {
      win: 'Deny the Allies two of their four objectives until the end of October.',
      watch:
        'Thirty ships together in Brest or just inside the Straits count, and so do raids; Nelson is not back before September.',
    },
    {
      win: 'Reach two of four: 30 ships into Brest before late August, 30 just inside the Straits after, raids on the North Sea and Bantry Bay.',
      watch: 'Join your squadrons before Strachan and Nelson arrive.',
    },
  ],
  'from-march': CAMPAIGN,
  'from-july': [
    CAMPAIGN[0],
    { ...CAMPAIGN[1], watch: 'Bring Villeneuve home past Calder; there is half a year left, and every turn counts.' },
  ],
  'west-indies': [
    {
      win: 'Have more points at the end: guard the islands, and sink or take ships.',
      watch: 'Until Nelson comes, in three weeks, you are too few to fight: shadow them with frigates.',
    },
    {
      win: 'Have more points at the end: raid the islands, and bring the Gold away.',
      watch: 'Nelson is three weeks behind you: do not let him find you divided.',
    },
  ],
};

const WINDS =
  'Chits bring it, sea by sea: against it a fleet sails half as far, and most ports let nobody out but by some winds.';
const TRADE_WIND =
  'It always blows from the east: against it a fleet sails half as far, but it lets you out of every port.';

export function briefing(v: GloryView, seat: Seat): Briefing {
  const task = (TASKS[v.scenario] ?? CAMPAIGN)[seat === 0 ? 0 : 1];
  return {
    you:
      seat === 0
        ? 'You are the Admiralty, and command the British fleets.'
        : 'You command the fleets of France and Spain for Napoleon.',
    ...task,
    wind: v.scenario === 'west-indies' ? TRADE_WIND : WINDS,
  };
}
