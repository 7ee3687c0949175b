/** Skirmish as a book of its own: the smallest rulebook, which the engine keeps for its readers and its tests. */

export {
  skirmish as ruleset,
  type SkirmishAction,
  type SkirmishEvent,
  type SkirmishView,
} from '@weathergauge/engine/skirmish';
