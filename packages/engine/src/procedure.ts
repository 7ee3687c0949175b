/**
 * Rules as procedures: typed lists of steps that read like the rulebook. The call stack is an array of frames in the
 * state, so a game can be saved, cloned and branched in the middle of anything. Nothing here holds game state.
 */

import type { About, Action, Dice, Emit, Seat, Unasked } from './contract.ts';

/** A procedure's local variables: integers by name, in the order of its declaration. */
export type Locals = Record<string, number>;

/** What a seat writes under seal: plain JSON. There is none outside lanes. */
export type AnyDraft = object | undefined;

/** One call in progress. */
export interface Frame<D = AnyDraft> {
  proc: string;
  at: number;
  vars: Locals;
  /** Open `forEach` loops, innermost last: the items still to come, in reverse, then how many they are. */
  loops: number[];
  /** Open lanes of a `together`, or empty. */
  lanes: Lane<D>[];
}

/** One seat's own stack beside the others', until all of them end. */
export interface Lane<D = AnyDraft> {
  seat: Seat;
  stack: Frame[];
  /** All that this seat has written under seal. It becomes part of the state at the join, and is nobody else's before. */
  draft: D;
}

/** A state with the call stack inside. `D` is the union of what its lanes may hold. */
export interface Procedural<D = AnyDraft> {
  stack: Frame<D>[];
}

/** What a step may touch besides the state. */
export interface Context {
  readonly dice: Dice;
  readonly emit: Emit;
}

/** Why an answer is not on the list, with the clause that refuses it. */
export interface Refused {
  readonly reason: string;
  readonly clause: string;
}

/** `D` is what the seat writes under seal, where the ask is part of a lane: the last argument of every function in it. */
export interface Ask<S, A extends Action, L, D = undefined> {
  readonly by: (s: Readonly<S>, l: Readonly<L>) => Seat;
  /** Never empty: guard the ask with `when` where it might be. */
  readonly offers: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => readonly A[];
  /** Whether an answer is in that list, where this is known without making all of it. The two must agree. */
  readonly isOffered?: (s: Readonly<S>, l: Readonly<L>, answer: A, draft: Readonly<D>) => boolean;
  /** In a lane only the locals and the draft may be written to. */
  readonly take: (s: S, l: L, answer: A, context: Context, draft: D) => void;
  readonly clause: string;
  /** What the prompt is about: ids and numbers the asked seat may know. */
  readonly about?: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => About;
  /** Why a well-formed answer is not in the list, where the book has more to say than that it is not. */
  readonly whyNot?: (s: Readonly<S>, l: Readonly<L>, answer: A, draft: Readonly<D>) => Refused | null;
  /**
   * What of the answer others still do not know when the lanes have joined, in a few words: a card that stays face down.
   * `resample` must deal it anew. The testkit tries each of these, and finds what stays hidden without being named.
   */
  readonly hides?: string;
  /** Why a person need not be asked (`Ruleset.unasked`). Only where there is but one offer. */
  readonly unasked?: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => Unasked | null;
  /** What the forecast of `asker` takes for granted here (`Ruleset.presumed`): one of the offers. */
  readonly presumed?: (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>, asker: Seat) => A | null;
}

type Test<S, L, D> = (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => boolean;
type Items<S, L, D> = (s: Readonly<S>, l: Readonly<L>, draft: Readonly<D>) => readonly number[];

export type Node<S, A extends Action, L, D = undefined> =
  | { readonly op: 'step'; readonly name: string; readonly run: (s: S, l: L, context: Context, draft: D) => void }
  | { readonly op: 'ask'; readonly name: string; readonly ask: Ask<S, A, L, D> }
  | { readonly op: 'when'; readonly test: Test<S, L, D>; readonly body: Body<S, A, L, D> }
  | { readonly op: 'repeat'; readonly test: Test<S, L, D>; readonly body: Body<S, A, L, D> }
  | {
      readonly op: 'forEach';
      readonly name: keyof L & string;
      readonly items: Items<S, L, D>;
      readonly body: Body<S, A, L, D>;
    }
  | {
      readonly op: 'call';
      readonly proc: AnyProcedure<S, A>;
      readonly args: (s: Readonly<S>, l: Readonly<L>) => Locals;
    }
  | { readonly op: 'together'; readonly seats: (s: Readonly<S>) => readonly Seat[]; readonly proc: AnyLane<S, A> };

export type Body<S, A extends Action, L, D = undefined> = readonly Node<S, A, L, D>[];

export interface Procedure<S, A extends Action, L extends Locals, D = undefined> {
  readonly name: string;
  readonly locals: L;
  /** A thunk, so that procedures of a rulebook may call each other in a ring. */
  readonly body: () => Body<S, A, L, D>;
}

/** The procedure of a lane, with what its seat writes under seal. */
export interface LaneProcedure<S, A extends Action, L extends Locals, D> extends Procedure<S, A, L, D>, Sealing<S, D> {}

export interface Sealing<S, D> {
  /** An empty draft: plain JSON, one literal, so that its shape is always the same. */
  readonly draft: (s: Readonly<S>, seat: Seat) => D;
  /**
   * Writes a draft into the state and does nothing else: what follows from it is for the steps after the join. Drafts are
   * handed over in the order of the seats, and none may depend on another.
   */
  readonly join: (s: S, seat: Seat, draft: D) => void;
}

/** Method syntax makes the locals bivariant: a call site knows its callee's locals, a frame does not. */
export interface AnyProcedure<S, A extends Action> {
  readonly name: string;
  readonly locals: Locals;
  body(): Body<S, A, never, never>;
}

/** Here too: a lane gets back only drafts that it has made itself. */
export interface AnyLane<S, A extends Action> extends AnyProcedure<S, A> {
  draft(s: Readonly<S>, seat: Seat): AnyDraft;
  join(s: S, seat: Seat, draft: AnyDraft): void;
}

/** The builders, bound to one rulebook's state and answers. */
export function chapters<S, A extends Action>() {
  return {
    procedure: <L extends Locals>(
      name: string,
      locals: L,
      body: Body<S, A, NoInfer<L>> | (() => Body<S, A, NoInfer<L>>),
    ): Procedure<S, A, L> => ({ name, locals, body: typeof body === 'function' ? body : () => body }),

    /**
     * The procedure of one seat under seal: it reads the state and writes to its draft. The engine clones the draft, shows it
     * to nobody else, throws it away where a seat may not know it, and hands it to `join` when all lanes have ended.
     */
    lane: <L extends Locals & { seat: number }, D extends object>(
      name: string,
      locals: L,
      { draft, join }: Sealing<S, D>,
      body: Body<S, A, NoInfer<L>, NoInfer<D>>,
    ): LaneProcedure<S, A, L, D> => ({ name, locals, draft, join, body: () => body }),

    /** Does something; may draw dice and emit events. */
    step: <L, D = undefined>(
      name: string,
      run: (s: S, l: L, context: Context, draft: D) => void,
    ): Node<S, A, L, D> => ({ op: 'step', name, run }),

    /** Stops until the asked seat answers. */
    ask: <L, D = undefined>(name: string, ask: Ask<S, A, L, D>): Node<S, A, L, D> => ({ op: 'ask', name, ask }),

    when: <L, D = undefined>(test: Test<S, L, D>, body: Body<S, A, L, D>): Node<S, A, L, D> => ({
      op: 'when',
      test,
      body,
    }),

    /** Again and again while the test holds. */
    repeat: <L, D = undefined>(test: Test<S, L, D>, body: Body<S, A, L, D>): Node<S, A, L, D> => ({
      op: 'repeat',
      test,
      body,
    }),

    /** The list is made once, on entry; the local `name` takes each item in turn. */
    forEach: <L, D = undefined>(
      name: keyof L & string,
      items: Items<S, L, D>,
      body: Body<S, A, L, D>,
    ): Node<S, A, L, D> => ({ op: 'forEach', name, items, body }),

    call: <L, D, M extends Locals>(
      proc: Procedure<S, A, M, D>,
      args?: (s: Readonly<S>, l: Readonly<L>) => Partial<NoInfer<M>>,
    ): Node<S, A, L, D> => ({
      op: 'call',
      proc,
      args: args === undefined ? () => ({ ...proc.locals }) : (s, l) => given(proc.locals, args(s, l)),
    }),

    /**
     * Sealed simultaneous orders: the same lane for each seat, side by side; joins when the last one ends. The lane's local
     * `seat` is set by the engine.
     */
    together: <L, M extends Locals & { seat: number }, D extends object>(
      seats: (s: Readonly<S>) => readonly Seat[],
      proc: LaneProcedure<S, A, M, D>,
    ): Node<S, A, L> => ({
      op: 'together',
      seats,
      proc,
    }),
  };
}

/** The locals of a call. To spread the second list as well would cost many times as much: V8 does that by name. */
function given<L extends Locals>(locals: L, args: Partial<L>): L {
  const vars = { ...locals };
  for (const name in args) vars[name] = args[name] as L[typeof name];
  return vars;
}

/** The event by which the engine says that sealed orders are open: to all, or to the one seat that had any. No undo reaches behind it. */
export interface RevealedEvent {
  readonly type: 'revealed';
  readonly to: 'all' | readonly Seat[];
  readonly clause: '';
}

// --- Compiled form: nested bodies become flat lists with jumps, so a frame needs one integer to know where it is. ---

export type Op<S, A extends Action> =
  | {
      readonly op: 'step';
      readonly name: string;
      readonly run: (s: S, l: Locals, context: Context, draft: AnyDraft) => void;
    }
  | { readonly op: 'ask'; readonly name: string; readonly ask: Ask<S, A, Locals, AnyDraft> }
  /** Goes on when the test holds, else to `to`. */
  | { readonly op: 'unless'; readonly test: Test<S, Locals, AnyDraft>; to: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'enter'; readonly items: Items<S, Locals, AnyDraft> }
  | { readonly op: 'next'; readonly name: string; to: number }
  | { readonly op: 'call'; readonly proc: string; readonly args: (s: Readonly<S>, l: Readonly<Locals>) => Locals }
  | { readonly op: 'together'; readonly seats: (s: Readonly<S>) => readonly Seat[]; readonly lane: AnyLane<S, A> };

export type Program<S, A extends Action> = Readonly<Record<string, readonly Op<S, A>[]>>;

/** Compiles a procedure and all it calls, however far. */
export function compile<S, A extends Action>(root: AnyProcedure<S, A>): Program<S, A> {
  const program: Record<string, readonly Op<S, A>[]> = {};
  const sources = new Map<string, AnyProcedure<S, A>>();
  const waiting: AnyProcedure<S, A>[] = [root];
  for (let proc = waiting.pop(); proc; proc = waiting.pop()) {
    const known = sources.get(proc.name);
    if (known && known !== proc) throw new Error(`two procedures are named ${proc.name}`);
    if (known) continue;
    sources.set(proc.name, proc);
    const code: Op<S, A>[] = [];
    flatten(proc.body() as Body<S, A, Locals, AnyDraft>, code, waiting);
    program[proc.name] = code;
  }
  return program;
}

function flatten<S, A extends Action>(
  body: Body<S, A, Locals, AnyDraft>,
  code: Op<S, A>[],
  calls: AnyProcedure<S, A>[],
): void {
  for (const node of body) {
    switch (node.op) {
      case 'step':
      case 'ask':
        code.push(node);
        break;
      case 'when': {
        const unless = { op: 'unless' as const, test: node.test, to: 0 };
        code.push(unless);
        flatten(node.body, code, calls);
        unless.to = code.length;
        break;
      }
      case 'repeat': {
        const unless = { op: 'unless' as const, test: node.test, to: 0 };
        const start = code.push(unless) - 1;
        flatten(node.body, code, calls);
        code.push({ op: 'jump', to: start });
        unless.to = code.length;
        break;
      }
      case 'forEach': {
        code.push({ op: 'enter', items: node.items });
        const next = { op: 'next' as const, name: node.name, to: 0 };
        const start = code.push(next) - 1;
        flatten(node.body, code, calls);
        code.push({ op: 'jump', to: start });
        next.to = code.length;
        break;
      }
      case 'call':
        calls.push(node.proc);
        code.push({ op: 'call', proc: node.proc.name, args: node.args });
        break;
      case 'together':
        calls.push(node.proc);
        code.push({ op: 'together', seats: node.seats, lane: node.proc });
        break;
    }
  }
}
