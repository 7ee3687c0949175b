import { skirmish } from '@weathergauge/engine/skirmish';
import { pace } from '../../conformance.ts';

pace(skirmish, { ratio: 0.05 });
