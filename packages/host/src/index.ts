/** Hosts a game for all its viewers. README.md says what each of them is told and who may do what. */

export type { Adviser, Advising, HintQuestion } from './adviser.ts';
export type { GameDeps, ThinkingNews } from './agents.ts';
export type { Chosen } from './choose.ts';
export type { Chair } from './chair.ts';
export type { Game } from './game.ts';
export { hostGame } from './game.ts';
export type { News, PlainNews } from './hosted.ts';
export { joinedTurn } from './hosted.ts';
export type { Library, RulebookLoader } from './library.ts';
export { libraryOf } from './library.ts';
export { readMind } from './minds.ts';
export { newMatch, openedMatch, restoredMatch } from './opening.ts';
export { positionOf, wordedPosition } from './position.ts';
export * from './protocol.ts';
export type { LogLine } from './lines.ts';
export { linesOf, logged, textOf } from './lines.ts';
export type { ChroniclePage, LogPage, Reader } from './reader.ts';
export { readerOf } from './reader.ts';
export { thinkHere } from './think-here.ts';
export type { Question, Search, Thinker, Thinking } from './thinker.ts';
export { cancellable } from './thinker.ts';
export { agreed, askedOf } from './together.ts';
export type { CheckedLog, CheckingWorker, LogChecker, LogQuestion, Outside, ReadLog } from './untrusted.ts';
export { checkElsewhere, checkHere, readUntrusted } from './untrusted.ts';
export { wordedTurn } from './worded.ts';
