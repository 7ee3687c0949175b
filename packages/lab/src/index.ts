/** Whole games between agents: one game, mirrored matches, simulations on all cores; and fitting and measuring the odds. */

export type { Blunders } from './blunders.ts';
export { watchBlunders } from './blunders.ts';
export type { Chunk, PlayedChunk } from './chunk.ts';
export type { Balance, Calibration } from './calibration.ts';
export { calibrationOf } from './calibration.ts';
export { readContender } from './contender.ts';
export { distance } from './elo.ts';
export type { Fit } from './fit-odds.ts';
export { fitOdds } from './fit-odds.ts';
export { playGame } from './game.ts';
export type { Sample } from './logistic.ts';
export { playMatch } from './match.ts';
export type { MatchScore } from './mirrored-match.ts';
export { mirroredMatch } from './mirrored-match.ts';
export type { Position } from './positions.ts';
export { samplePositions, setupsOf } from './positions.ts';
export type { Quality } from './quality.ts';
export { reliabilitySvg } from './reliability-svg.ts';
export type { ChunkPlayers, Simulation, SimulationTotals } from './simulation.ts';
export { adder, chunkPlayers, simulate } from './simulation.ts';
export type { TemperShown } from './tempers.ts';
export { watchTemper } from './tempers.ts';
export { chunkSize } from './threads.ts';
export { wilson } from './wilson.ts';
