/** 3.0 Setting up. */

import { procedure } from './builders.ts';

export const settingUp = procedure('setting-up', {}, []);
