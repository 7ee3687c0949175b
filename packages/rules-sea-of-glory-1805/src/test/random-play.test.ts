import { randomPlay } from '@weathergauge/testkit';
import { ruleset } from '../index.ts';
import { plan } from './plan.fixture.ts';

randomPlay(ruleset, plan);
