/** 16.0 A battle, from broad pennants to its end. The fleets engaged are in `s.battle`. */

import { procedure } from './builders.ts';

export const fightBattle = procedure('fight-battle', {}, []);
