export { findLibrary } from './library.ts';
