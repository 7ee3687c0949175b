/** Written by `weathergauge lab fit`: to change it, fit anew. How good it is: `weathergauge lab calibrate`. */

import type { FittedOdds } from '@weathergauge/engine';

export const fitted: FittedOdds = {
  command: 'the fit before `weathergauge lab fit`, seeds e2 and fresh2, each prior worth 1,000 positions',
  date: '2026-11-16',
  games: 494,
  positions: 32226,
  earlier: 0,
  vagueUntil: 0,
  weights: {
    Trafalgar: 4297,
    'turns left': 689,
    'two objectives in reach': -4704,
    'an objective scored': -1097,
    'Brest entered': -989,
    'Allied guns while time is left': -5943,
    'guns of both': 392,
    'battle at Trafalgar': 1835,
    lead: 294,
    prospects: 133,
    'turns to come': 117,
    'Allied guns': -469,
    'British guns': 73,
    battle: 1139,
    'Barges under sail': -1500,
    campaign: -828,
    'from-march': -542,
    'from-july': -817,
    'west-indies': 339,
    'turns to come in the West Indies': -607,
  },
};
