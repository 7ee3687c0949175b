import { pace } from '@weathergauge/testkit';
import { ruleset } from '../index.ts';

pace(ruleset, { ratio: 0.018, scenario: 'campaign' });
