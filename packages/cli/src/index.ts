/** The command line. Each command is a file with its name; `main.ts` runs them. Only the library is for others. */

export { findLibrary } from './library.ts';
