/** What the command line exports to other packages: its library, and how it writes files. Each command is a file with its name. */

export { replaceFile } from './files.ts';
export { findLibrary } from './library.ts';
