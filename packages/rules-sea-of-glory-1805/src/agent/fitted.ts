/** Written by `weathergauge lab fit`: to change it, fit anew. How good it is: `weathergauge lab calibrate`. */

import type { FittedOdds } from '@weathergauge/engine';

export const fitted: FittedOdds = {
  command: 'weathergauge lab fit sea-of-glory-1805 --games 120 --seed glory --worlds 4 --held 1000 --write',
  date: '2026-11-18',
  games: 600,
  positions: 65694,
  earlier: 0,
  vagueUntil: 100,
  weights: {
    Trafalgar: 4383,
    'turns left': -141,
    'two objectives in reach': -4301,
    'an objective scored': -1260,
    'Brest entered': -166,
    'Allied guns while time is left': -7072,
    'guns of both': 525,
    'battle at Trafalgar': 1516,
    lead: 287,
    prospects: 158,
    'turns to come': 216,
    'Allied guns': -471,
    'British guns': 52,
    battle: 2061,
    'Barges under sail': -1500,
    campaign: -692,
    'from-march': -1683,
    'from-july': -1852,
    'west-indies': 789,
    'turns to come in the West Indies': -710,
  },
};
