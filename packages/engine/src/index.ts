/** How any game runs. `contract.ts` says what a rulebook is and is the file to read first; `skirmish.ts` is a whole one. */

export * from './bag.ts';
export * from './board-text.ts';
export * from './budget.ts';
export * from './commitment.ts';
export * from './configure.ts';
export * from './contract.ts';
export * from './data-packs.ts';
export * from './dice.ts';
export * from './endings.ts';
export * from './face-down.ts';
export * from './flatten.ts';
export * from './hash.ts';
export * from './log.ts';
export * from './match.ts';
export * from './moves.ts';
export * from './outcomes.ts';
export * from './outside-text.ts';
export * from './parse-log.ts';
export * from './play.ts';
export * from './procedure.ts';
export * from './replay.ts';
export * from './run.ts';
export * from './verdict.ts';
export * from './sides.ts';
export * from './squashed.ts';
export * from './vocabulary.ts';
export type { MatchRecord } from './record.ts';
