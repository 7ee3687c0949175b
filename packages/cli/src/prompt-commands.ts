/** What a person can type at a prompt of the terminal: an offer, or a command such as `undo`. */

import { setImmediate } from 'node:timers/promises';
import type { Match, Seat, Viewer } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Chair, Game, Position } from '@weathergauge/host';
import { HINT_SECONDS } from '@weathergauge/host/protocol';
import { SAVE_WARNING } from '@weathergauge/host/save-file';
import { isFailure } from './failure.ts';
import type { Io } from './io.ts';
import { say } from './io.ts';
import type { Keeper } from './keep.ts';
import { clauseText, isWithin } from './rules.ts';
import { briefingText, forecastText, HELP, hintText } from './talk.ts';

/** The part of a session that the commands use. */
export interface AtPrompt {
  readonly match: Match;
  readonly keep: Keeper;
  readonly io: Io;
  readonly game: Game;
  readonly people: readonly Seat[];
  /** People who have been shown their briefing. */
  readonly briefed: Set<Seat>;
  /** The person who was asked last, and whether what she answered is sealed. */
  last: { readonly seat: Seat; readonly sealed: boolean } | null;
  /** Why the present game could not be saved; null if it is on the disk. */
  unkept: string | null;
}

export type Reply = 'answered' | 'quit';

export function nameOf(seatNames: readonly string[], who: Viewer): string {
  return who === 'spectator' ? who : (seatNames[who] ?? '');
}

/** Prints a person's briefing before her first order. */
export function tellBriefing({ io, briefed }: AtPrompt, { who, briefing }: Position): void {
  if (who === 'spectator' || briefing === null) return;
  briefed.add(who);
  say(io, `\n${briefingText(briefing)}`);
}

/** Carries out what was typed; null if the same question must be asked again. */
export async function understand(
  session: AtPrompt,
  chair: Chair,
  position: Position,
  said: string,
): Promise<Reply | null> {
  const { io } = session;
  const { offers, undo } = position;
  const number = said === '' && offers.length === 1 ? '1' : said;
  const offer = /^\d{1,6}$/.test(number) ? offers[Number(number) - 1] : undefined;
  if (offer !== undefined) return answer(session, chair, position, offer.text);
  const [word = '', ...rest] = said.split(/\s+/);
  if (word === 'quit') return 'quit';
  if (word === 'undo') return (await takeBack(session, chair, position)) ? 'answered' : null;
  if (word === 'resign') return (await giveUp(session, chair)) ? 'answered' : null;
  if (word === 'draw') return (await offerDraw(session, chair, position)) ? 'answered' : null;
  if (word === 'hint') await tellHint(session, chair, offers[Number(rest[0]) - 1]?.text ?? null);
  else if (word === 'rules') tellClauses(session, rest.join(' '));
  else if (word === 'briefing') tellBriefing(session, position);
  else if (word === 'save') saveTo(session, rest.join(' '));
  else if (word === 'log') logTo(session, rest.join(' '));
  else if (word === 'help') say(io, HELP);
  else if (word.startsWith('?')) tellOdds(session, chair, offers[Number(said.slice(1)) - 1]?.text);
  else say(io, `Say a number from 1 to ${offers.length}${undo.right === 'none' ? '' : ', undo'}, or help.`);
  return null;
}

function answer(session: AtPrompt, chair: Chair, { who, at, sealed }: Position, text: string): Reply | null {
  const refused = chair.answer(text, at);
  if (refused !== null) {
    say(session.io, `Refused: ${refused.reason}${refused.clause === '' ? '' : ` (${refused.clause})`}`);
    return null;
  }
  if (who !== 'spectator') session.last = { seat: who, sealed };
  return 'answered';
}

/** Takes back: alone if that is allowed, else with the consent of the other people. Agents always agree. */
async function takeBack(session: AtPrompt, chair: Chair, { seatNames, undo }: Position): Promise<boolean> {
  const { io } = session;
  let refused = chair.undo();
  if (refused !== null && undo.right === 'consent') {
    say(io, refused.reason);
    const others = session.people.some(seat => seat !== chair.who);
    if (!others && !(await agrees(io, 'All that has happened since goes with it, but the dice do not. Sure?'))) {
      return false;
    }
    refused = chair.askUndo();
    const decliner = await askOthers(session, chair, seatNames);
    if (decliner !== null) {
      say(io, `No undo. Declined: ${decliner}.`);
      return false;
    }
  }
  say(io, refused === null ? 'Taken back.' : `No undo: ${refused.reason}.`);
  return refused === null;
}

/** Asks the other people one after another; returns the name of the one who refuses, or null if all agree. */
async function askOthers({ io, game }: AtPrompt, chair: Chair, seatNames: readonly string[]): Promise<string | null> {
  for (let asked = next(chair); asked !== undefined; asked = next(chair)) {
    const agreed = await agrees(io, `${nameOf(seatNames, asked)}, do you agree?`);
    game.chair(asked).reply(agreed ? 'agree' : 'decline');
    if (!agreed) return nameOf(seatNames, asked);
  }
  return null;
}

async function giveUp({ io }: AtPrompt, chair: Chair): Promise<boolean> {
  return (await agrees(io, 'Resign, and lose the game?')) && chair.resign() === null;
}

/** Offers a draw. Agents agree unless they think that they are ahead. */
async function offerDraw(session: AtPrompt, chair: Chair, { seatNames }: Position): Promise<boolean> {
  const refused = chair.offerDraw();
  const decliner = refused === null ? await askOthers(session, chair, seatNames) : null;
  if (session.game.isOver()) return true;
  say(session.io, refused?.reason ?? `No draw. Declined: ${decliner ?? 'the machine'}.`);
  return false;
}

/** The person who must reply next. */
function next(chair: Chair): Seat | undefined {
  return chair.look().request?.waiting[0];
}

async function agrees(io: Io, question: string): Promise<boolean> {
  const said = (await io.ask(`${question} (yes/no) `))?.trim().toLowerCase();
  return said === 'yes' || said === 'y';
}

function tellOdds({ io }: AtPrompt, chair: Chair, text: string | undefined): void {
  if (text === undefined) {
    say(io, 'Say ? and the number of an offer.');
    return;
  }
  const odds = chair.forecast(text);
  say(io, isRefusal(odds) ? odds.reason : forecastText(odds));
}

async function tellHint({ io }: AtPrompt, chair: Chair, compared: string | null): Promise<void> {
  say(io, `The Captain thinks it over, for ${HINT_SECONDS} seconds …`);
  // Lets the terminal print before this thread is busy.
  await setImmediate();
  const advising = chair.hint(compared, () => {});
  say(io, isRefusal(advising) ? `No hint: ${advising.reason}.` : hintText(await advising.hint));
}

function tellClauses({ match, io }: AtPrompt, wanted: string): void {
  const found = match.ruleset.clauses.filter(({ id }) => isWithin(id, wanted));
  for (const clause of found) say(io, clauseText(clause));
  if (found.length === 0) say(io, `There is no clause "${wanted}" in ${match.ruleset.title}.`);
}

/** Writes a save to a file. */
function saveTo(session: AtPrompt, named: string): void {
  const {
    game,
    keep: { path, save },
  } = session;
  const to = named === '' ? path : named;
  if (to === null) return say(session.io, 'Say save and a file name.');
  tryToWrite(session, () => {
    save(game.save(), to);
    session.unkept = null;
    return `Saved in ${to}, to go on with by --load. ${SAVE_WARNING}.`;
  });
}

/** Writes the log to a file, without what still lies face down. */
function logTo(session: AtPrompt, to: string): void {
  const { game, io } = session;
  if (to === '') return say(io, 'Say log and a file name.');
  const open = game.openLog();
  if (isRefusal(open)) return say(io, `No log: ${open.reason}.`);
  tryToWrite(session, () => {
    session.keep.writeLog(open.log, to);
    return `The log is in ${to}; it may be shared. It holds: ${open.holds}`;
  });
}

/** A file that cannot be written is reported and does not end the game. */
function tryToWrite({ io }: AtPrompt, work: () => string): void {
  try {
    say(io, work());
  } catch (error) {
    if (!isFailure(error)) throw error;
    say(io, error.message);
  }
}
