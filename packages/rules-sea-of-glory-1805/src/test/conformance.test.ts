import { conformance } from '@weathergauge/testkit';
import { ruleset } from '../index.ts';
import { plan } from './plan.fixture.ts';

conformance(ruleset, plan);
