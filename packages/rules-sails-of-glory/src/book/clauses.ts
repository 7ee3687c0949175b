/**
 * The book clause by clause, in our words and in its order, then the rulings (R) on what it leaves open.
 * The book numbers nothing; the numbers are ours: B basic, S standard, A advanced, O optional rules, T terrain, P solitaire play,
 * C scenarios. R1 to R21 are the usual questions, R30 and on our own.
 */

import type { ClauseIndex } from '@weathergauge/engine';
import { advancedActions } from './clauses/advanced-actions.ts';
import { advancedSailingAndDamage } from './clauses/advanced-sailing-and-damage.ts';
import { basicCombat } from './clauses/basic-combat.ts';
import { basicDamage } from './clauses/basic-damage.ts';
import { basicSettingUp } from './clauses/basic-setting-up.ts';
import { optionalBoarding } from './clauses/optional-boarding.ts';
import { optionalCrewAndFire } from './clauses/optional-crew-and-fire.ts';
import { optionalGunnery } from './clauses/optional-gunnery.ts';
import { optionalHazardsAndWind } from './clauses/optional-hazards-and-wind.ts';
import { rulings } from './clauses/rulings.ts';
import { furtherRulings } from './clauses/rulings-further.ts';
import { scenarios } from './clauses/scenarios.ts';
import { scenariosAshore } from './clauses/scenarios-ashore.ts';
import { solitaire } from './clauses/solitaire.ts';
import { standard } from './clauses/standard.ts';
import { terrain } from './clauses/terrain.ts';

export const clauses: ClauseIndex = [
  ...basicSettingUp,
  ...basicCombat,
  ...basicDamage,
  ...standard,
  ...advancedActions,
  ...advancedSailingAndDamage,
  ...optionalCrewAndFire,
  ...optionalGunnery,
  ...optionalBoarding,
  ...optionalHazardsAndWind,
  ...terrain,
  ...solitaire,
  ...scenarios,
  ...scenariosAshore,
  ...rulings,
  ...furtherRulings,
];
