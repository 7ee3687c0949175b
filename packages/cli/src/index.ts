export type { Io } from './io.ts';
export type { Library, Shelf } from './library.ts';
export { findLibrary } from './library.ts';
export { run } from './run.ts';
