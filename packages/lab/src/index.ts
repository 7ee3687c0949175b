/** Whole games between agents: one game, mirrored matches, simulations on all cores. */

export { playGame } from './game.ts';
export { mirroredMatch } from './mirrored-match.ts';
export type { Simulation, SimulationTotals } from './simulation.ts';
export { simulate } from './simulation.ts';
export { wilson } from './wilson.ts';
