/** A module of the shape that thinking threads load, for their tests. */
export { skirmish as ruleset } from '@weathergauge/engine/skirmish';
