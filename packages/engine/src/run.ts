/** Runs compiled procedures over the stack in the state, from one decision to the next. */

import type { Action, Dice, Emit, Prompt, Refusal, Seat, Unasked, Viewer } from './contract.ts';
import { refusal, silent } from './contract.ts';
import type {
  AnyDraft,
  AnyLane,
  AnyProcedure,
  Ask,
  Context,
  Frame,
  Lane,
  Locals,
  Op,
  Procedural,
  Program,
  Refused,
  RevealedEvent,
} from './procedure.ts';
import { compile } from './procedure.ts';
import type { Vocabulary } from './vocabulary.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const REVEALED: RevealedEvent = { type: 'revealed', to: 'all', clause: '' };
/** The `revealed` event for each seat that had the only lane. Nobody else hears it: how many such orders a seat gives may be its secret. */
const OPENED_ALONE: readonly RevealedEvent[] = ALONE.map(to => ({ type: 'revealed', to, clause: '' }));

/** Dice in a lane throw an error: the order of draws would depend on who answered first. */
const NO_DICE: Dice = {
  draw(_sides, why) {
    throw new Error(`dice drawn inside a lane: ${why}`);
  },
};

export function frame(proc: string, vars: Locals): Frame {
  return { proc, at: 0, vars, loops: [], lanes: [] };
}

/** Clones the call stack with the drafts of open lanes. `cloneDraft` is for rulebooks that can copy their drafts faster. */
export function cloneFrames<D>(stack: readonly Frame<D>[], cloneDraft: (draft: D) => D = clonePlain): Frame<D>[] {
  const copy: Frame<D>[] = [];
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i] as Frame<D>;
    copy.push({
      proc: f.proc,
      at: f.at,
      vars: { ...f.vars },
      loops: f.loops.length === 0 ? [] : f.loops.slice(),
      lanes: f.lanes.length === 0 ? [] : cloneLanes(f.lanes, cloneDraft),
    });
  }
  return copy;
}

function cloneLanes<D>(lanes: readonly Lane<D>[], cloneDraft: (draft: D) => D): Lane<D>[] {
  const copy: Lane<D>[] = [];
  for (let i = 0; i < lanes.length; i++) {
    const { seat, stack, draft } = lanes[i] as Lane<D>;
    copy.push({ seat, stack: cloneFrames(stack), draft: cloneDraft(draft) });
  }
  return copy;
}

function clonePlain<T>(x: T): T;
function clonePlain(x: unknown): unknown {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return typeof x[0] === 'object' ? x.map(clonePlain) : x.slice();
  const copy: Record<string, unknown> = { ...x };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = clonePlain(copy[key]);
  return copy;
}

/** The viewer's own draft in an open lane; null if there is none. */
export function draftOf<D>(s: Readonly<Procedural<D>>, who: Viewer): Readonly<D> | null {
  const lanes = s.stack[s.stack.length - 1]?.lanes ?? [];
  for (let i = 0; i < lanes.length; i++) {
    const lane = lanes[i] as Lane<D>;
    if (lane.seat === who) return lane.draft;
  }
  return null;
}

/** The members of the contract that follow from the procedures alone. */
export interface Runner<S extends Procedural, A extends Action> {
  readonly program: Program<S, A>;
  begin(s: S, dice: Dice, emit: Emit): void;
  pending(s: Readonly<S>): readonly Seat[];
  offers(s: Readonly<S>, seat: Seat): readonly A[];
  prompt(s: Readonly<S>, seat: Seat): Prompt;
  unasked(s: Readonly<S>, seat: Seat): Unasked | null;
  presumed(s: Readonly<S>, seat: Seat, asker: Seat): A | null;
  refuse(s: Readonly<S>, seat: Seat, answer: unknown): Refusal | null;
  apply(s: S, seat: Seat, answer: A, dice: Dice, emit: Emit): void;
  sealed(s: Readonly<S>, seat: Seat): boolean;
  /**
   * Clears what the other seats have sealed, so that a search by `seat` cannot know it: their lanes start again, with empty drafts. Hidden
   * parts of the state itself must be dealt again before.
   */
  restartLanes(s: S, seat: Seat): void;
  /**
   * Goes back to where the innermost call of this procedure first opens its lanes: these start again, and everything that it has called
   * since is dropped. For a series of sealed orders in which others cannot know how far a seat has got. The rulebook must set the locals of
   * the call, and the state itself, before.
   */
  reopenLanes(s: S, proc: string): void;
  /**
   * Moves the drafts of open lanes into the state: logs of version 1 hash states in this form, because lanes then wrote to the state
   * directly.
   */
  foldDrafts(s: S): void;
}

export function runner<S extends Procedural, A extends Action>(
  root: AnyProcedure<S, A>,
  vocabulary: Vocabulary<A>,
): Runner<S, A> {
  const program = compile(root);

  const codeOf = (f: Frame): readonly Op<S, A>[] => program[f.proc] as readonly Op<S, A>[];
  const opAt = (f: Frame): Op<S, A> | undefined => codeOf(f)[f.at];

  function run(s: S, stack: Frame[], context: Context, draft?: AnyDraft): void {
    for (;;) {
      const f = stack[stack.length - 1];
      if (f === undefined || runFrame(s, f, stack, context, draft) === 'waits') return;
    }
  }

  /**
   * Runs a frame until somebody is asked or another frame is on top. It finds the code only once, because that costs more than most
   * steps.
   */
  function runFrame(s: S, f: Frame, stack: Frame[], context: Context, draft?: AnyDraft): 'waits' | 'moves' {
    const code = codeOf(f);
    for (;;) {
      const op = code[f.at];
      if (op === undefined) {
        stack.pop();
        return 'moves';
      }
      switch (op.op) {
        case 'step':
          f.at++;
          op.run(s, f.vars, context, draft);
          // A step may have ended the game by emptying the stack.
          if (stack.length === 0) return 'moves';
          break;
        case 'ask':
          return 'waits';
        case 'unless':
          f.at = op.test(s, f.vars, draft) ? f.at + 1 : op.to;
          break;
        case 'jump':
          f.at = op.to;
          break;
        case 'enter': {
          f.at++;
          const items = op.items(s, f.vars, draft);
          for (let i = items.length - 1; i >= 0; i--) f.loops.push(items[i] as number);
          f.loops.push(items.length);
          break;
        }
        case 'next': {
          const left = f.loops.pop() as number;
          if (left === 0) {
            f.at = op.to;
          } else {
            f.vars[op.name] = f.loops.pop() as number;
            f.loops.push(left - 1);
            f.at++;
          }
          break;
        }
        case 'call':
          f.at++;
          stack.push(frame(op.proc, op.args(s, f.vars)));
          return 'moves';
        case 'together':
          if (!openLanes(s, f, op, context)) return 'waits';
          break;
      }
    }
  }

  /** Opens the lanes when it is first called; true when all have ended and the frame has moved on. */
  function openLanes(s: S, f: Frame, op: Op<S, A> & { op: 'together' }, context: Context): boolean {
    if (f.lanes.length === 0) {
      f.lanes = op.seats(s).map(seat => newLane(s, seat, op.lane));
      for (const lane of f.lanes) run(s, lane.stack, laneContext(lane.seat, context.emit), lane.draft);
    }
    if (f.lanes.some(lane => lane.stack.length > 0)) return false;
    for (const { seat, draft } of f.lanes) op.lane.join(s, seat, draft);
    const [first, ...others] = f.lanes;
    f.lanes = [];
    f.at++;
    context.emit((others.length === 0 ? OPENED_ALONE[first?.seat ?? -1] : undefined) ?? REVEALED);
    return true;
  }

  function newLane(s: Readonly<S>, seat: Seat, { name, locals, draft }: AnyLane<S, A>): Lane {
    return { seat, stack: [frame(name, { ...locals, seat })], draft: draft(s, seat) };
  }

  function laneContext(seat: Seat, emit: Emit): Context {
    // `silent` is not wrapped, so that `isHeard` still recognises it.
    return { dice: NO_DICE, emit: emit === silent ? silent : event => emit({ ...event, to: [seat] }) };
  }

  const top = (s: Readonly<S>): Frame | undefined => s.stack[s.stack.length - 1];

  function laneOf(f: Frame, seat: Seat): Lane | undefined {
    return f.lanes.find(lane => lane.seat === seat && lane.stack.length > 0);
  }

  /** The frame whose ask waits for this seat, if any. */
  function asking(s: Readonly<S>, seat: Seat): Frame | undefined {
    const f = top(s);
    if (f === undefined) return undefined;
    if (f.lanes.length > 0) return laneOf(f, seat)?.stack.at(-1);
    return askAt(f).ask.by(s, f.vars) === seat ? f : undefined;
  }

  /** The draft of the asked seat's lane; undefined outside lanes. */
  const ownDraft = (s: Readonly<S>, seat: Seat): AnyDraft => draftOf(s, seat) ?? undefined;

  function askAt(f: Frame): { readonly name: string; readonly ask: Ask<S, A, Locals, AnyDraft> } {
    const op = opAt(f);
    if (op?.op !== 'ask') throw new Error(`${f.proc} waits at ${f.at}, which is no ask`);
    return op;
  }

  function mustAsk(s: Readonly<S>, seat: Seat): Frame {
    const f = asking(s, seat);
    if (f === undefined) throw new Error(`seat ${seat} is not pending`);
    return f;
  }

  function pending(s: Readonly<S>): readonly Seat[] {
    const f = top(s);
    if (f === undefined) return NOBODY;
    if (f.lanes.length > 0) return f.lanes.filter(lane => lane.stack.length > 0).map(lane => lane.seat);
    return ALONE[askAt(f).ask.by(s, f.vars)] as readonly Seat[];
  }

  function offers(s: Readonly<S>, seat: Seat): readonly A[] {
    const f = mustAsk(s, seat);
    return askAt(f).ask.offers(s, f.vars, ownDraft(s, seat));
  }

  type AnyAsk = Ask<S, A, Locals, AnyDraft>;
  function isOffered(ask: AnyAsk, s: Readonly<S>, vars: Locals, answer: A, draft: AnyDraft): boolean {
    if (ask.isOffered !== undefined) return ask.isOffered(s, vars, answer, draft);
    const list = ask.offers(s, vars, draft);
    for (let i = 0; i < list.length; i++) if (vocabulary.same(list[i] as A, answer)) return true;
    return false;
  }

  /** The refusal, common to all books, of an answer about another ship than the one that is asked about. */
  function notAsked(ask: AnyAsk, s: Readonly<S>, vars: Locals, answer: A, draft: AnyDraft): Refused | null {
    const ship = ask.about?.(s, vars, draft).ship;
    if (ship === undefined || answer['ship'] === undefined || answer['ship'] === ship) return null;
    const alike = ask.offers(s, vars, draft).filter(offer => offer.do === answer.do);
    if (alike.length === 0 || alike.some(offer => offer['ship'] !== ship)) return null;
    return { reason: 'another ship is asked about now', clause: ask.clause };
  }

  function apply(s: S, seat: Seat, answer: A, dice: Dice, emit: Emit): void {
    const f = top(s);
    if (f === undefined) throw new Error('the game is over');
    const lane = f.lanes.length > 0 ? laneOf(f, seat) : undefined;
    if (lane === undefined) {
      take(s, f, answer, s.stack, { dice, emit });
    } else {
      take(s, lane.stack.at(-1) as Frame, answer, lane.stack, laneContext(seat, emit), lane.draft);
      run(s, s.stack, { dice, emit });
    }
  }

  function take(s: S, f: Frame, answer: A, stack: Frame[], context: Context, draft?: AnyDraft): void {
    const { ask } = askAt(f);
    f.at++;
    ask.take(s, f.vars, answer, context, draft);
    run(s, stack, context, draft);
  }

  return {
    program,
    begin(s, dice, emit) {
      s.stack.push(frame(root.name, { ...root.locals }));
      run(s, s.stack, { dice, emit });
    },
    pending,
    offers,
    apply,
    prompt(s, seat) {
      const f = mustAsk(s, seat);
      const { name, ask } = askAt(f);
      return { ask: `${f.proc}.${name}`, clause: ask.clause, about: ask.about?.(s, f.vars, ownDraft(s, seat)) ?? {} };
    },
    unasked(s, seat) {
      const f = mustAsk(s, seat);
      return askAt(f).ask.unasked?.(s, f.vars, ownDraft(s, seat)) ?? null;
    },
    presumed(s, seat, asker) {
      const f = mustAsk(s, seat);
      return askAt(f).ask.presumed?.(s, f.vars, ownDraft(s, seat), asker) ?? null;
    },
    refuse(s, seat, answer) {
      if (s.stack.length === 0) return refusal('over', 'the game is over');
      const f = asking(s, seat);
      if (f === undefined) return refusal('not-pending', 'it is not for this seat to answer now');
      if (!vocabulary.is(answer)) return refusal('malformed', 'the answer is not one that this rulebook knows');
      const { ask } = askAt(f);
      const draft = ownDraft(s, seat);
      if (isOffered(ask, s, f.vars, answer, draft)) return null;
      const why = notAsked(ask, s, f.vars, answer, draft) ?? ask.whyNot?.(s, f.vars, answer, draft);
      return refusal('not-offered', why?.reason ?? 'this order is not on offer now', why?.clause ?? ask.clause);
    },
    sealed(s, seat) {
      const f = top(s);
      return f !== undefined && f.lanes.some(lane => lane.seat === seat);
    },
    restartLanes(s, seat) {
      const f = top(s);
      const op = f === undefined ? undefined : opAt(f);
      if (f === undefined || op?.op !== 'together') return;
      f.lanes = f.lanes.map(lane => (lane.seat === seat ? lane : newLane(s, lane.seat, op.lane)));
      for (const lane of f.lanes) {
        if (lane.seat !== seat) run(s, lane.stack, { dice: NO_DICE, emit: silent }, lane.draft);
      }
    },
    reopenLanes(s, proc) {
      const depth = s.stack.findLastIndex(f => f.proc === proc);
      const f = s.stack[depth];
      const at = f === undefined ? -1 : codeOf(f).findIndex(({ op }) => op === 'together');
      if (f === undefined || at < 0) throw new Error(`no call of ${proc} has lanes to go back to`);
      s.stack.length = depth + 1;
      f.at = at;
      f.loops = [];
      f.lanes = [];
      run(s, s.stack, { dice: NO_DICE, emit: silent });
    },
    foldDrafts(s) {
      const f = top(s);
      const op = f === undefined ? undefined : opAt(f);
      if (f === undefined || op?.op !== 'together') return;
      for (const { seat, draft } of f.lanes) op.lane.join(s, seat, draft);
      f.lanes = f.lanes.map(({ seat, stack }): Lane => ({ seat, stack, draft: undefined }));
    },
  };
}
