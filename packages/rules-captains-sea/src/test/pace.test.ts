import { pace } from '@weathergauge/testkit';
import { ruleset } from '../index.ts';

pace(ruleset, { ratio: 0.04, scenario: 'constitution-java' });
