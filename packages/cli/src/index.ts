export type { Io } from './io.ts';
export type { Library, Shelf } from './library.ts';
export { findLibrary } from './library.ts';
export { run } from './run.ts';
export type { Job, Tournament } from './tournament.ts';
export { playTournament } from './tournament.ts';
