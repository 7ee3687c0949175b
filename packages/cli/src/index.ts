/** The command line. Each command is a file with its name; `main.ts` runs them. Only the library and how files are written are for others. */

export { replaceFile } from './files.ts';
export { findLibrary } from './library.ts';
