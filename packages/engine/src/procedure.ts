/**
 * Rules as procedures: typed lists of steps that read like the rulebook. The call stack is an array of frames in the
 * state, so a game can be saved, cloned and branched in the middle of anything. Nothing here holds game state.
 */

import type { Action, Dice, Emit, Seat } from './contract.ts';

/** A procedure's local variables: integers by name, in the order of its declaration. */
export type Locals = Record<string, number>;

/** One call in progress. */
export interface Frame {
  proc: string;
  at: number;
  vars: Locals;
  /** Open `forEach` loops, innermost last: the items still to come, in reverse, then how many they are. */
  loops: number[];
  /** Open lanes of a `together`, or empty. */
  lanes: Lane[];
}

/** One seat's own stack beside the others', until all of them end. */
export interface Lane {
  seat: Seat;
  stack: Frame[];
}

export interface Procedural {
  stack: Frame[];
}

/** What a step may touch besides the state. */
export interface Context {
  readonly dice: Dice;
  readonly emit: Emit;
}

export interface Ask<S, A extends Action, L> {
  readonly by: (s: Readonly<S>, l: Readonly<L>) => Seat;
  /** Never empty: guard the ask with `when` where it might be. */
  readonly offers: (s: Readonly<S>, l: Readonly<L>) => readonly A[];
  readonly take: (s: S, l: L, answer: A, context: Context) => void;
  readonly clause: string;
  /** What the prompt is about: ids and numbers the asked seat may know. */
  readonly about?: (s: Readonly<S>, l: Readonly<L>) => Readonly<Record<string, number>>;
  /** Why a well-formed answer is not in the list, where the book has more to say than that it is not. */
  readonly whyNot?: (s: Readonly<S>, l: Readonly<L>, answer: A) => { reason: string; clause: string } | null;
}

export type Node<S, A extends Action, L> =
  | { readonly op: 'step'; readonly name: string; readonly run: (s: S, l: L, context: Context) => void }
  | { readonly op: 'ask'; readonly name: string; readonly ask: Ask<S, A, L> }
  | { readonly op: 'when'; readonly test: (s: Readonly<S>, l: Readonly<L>) => boolean; readonly body: Body<S, A, L> }
  | { readonly op: 'repeat'; readonly test: (s: Readonly<S>, l: Readonly<L>) => boolean; readonly body: Body<S, A, L> }
  | {
      readonly op: 'forEach';
      readonly name: keyof L & string;
      readonly items: (s: Readonly<S>, l: Readonly<L>) => readonly number[];
      readonly body: Body<S, A, L>;
    }
  | {
      readonly op: 'call';
      readonly proc: AnyProcedure<S, A>;
      readonly args: (s: Readonly<S>, l: Readonly<L>) => Locals;
    }
  | { readonly op: 'together'; readonly seats: (s: Readonly<S>) => readonly Seat[]; readonly proc: AnyProcedure<S, A> };

export type Body<S, A extends Action, L> = readonly Node<S, A, L>[];

export interface Procedure<S, A extends Action, L extends Locals> {
  readonly name: string;
  readonly locals: L;
  /** A thunk, so that procedures of a rulebook may call each other in a ring. */
  readonly body: () => Body<S, A, L>;
}

/** Method syntax makes the locals bivariant: a call site knows its callee's locals, a frame does not. */
export interface AnyProcedure<S, A extends Action> {
  readonly name: string;
  readonly locals: Locals;
  body(): Body<S, A, never>;
}

/** The builders, bound to one rulebook's state and answers. */
export function chapters<S, A extends Action>() {
  return {
    procedure: <L extends Locals>(
      name: string,
      locals: L,
      body: Body<S, A, NoInfer<L>> | (() => Body<S, A, NoInfer<L>>),
    ): Procedure<S, A, L> => ({ name, locals, body: typeof body === 'function' ? body : () => body }),

    /** Does something; may draw dice and emit events. */
    step: <L>(name: string, run: (s: S, l: L, context: Context) => void): Node<S, A, L> => ({ op: 'step', name, run }),

    /** Stops until the asked seat answers. */
    ask: <L>(name: string, ask: Ask<S, A, L>): Node<S, A, L> => ({ op: 'ask', name, ask }),

    when: <L>(test: (s: Readonly<S>, l: Readonly<L>) => boolean, body: Body<S, A, L>): Node<S, A, L> => ({
      op: 'when',
      test,
      body,
    }),

    /** Again and again while the test holds. */
    repeat: <L>(test: (s: Readonly<S>, l: Readonly<L>) => boolean, body: Body<S, A, L>): Node<S, A, L> => ({
      op: 'repeat',
      test,
      body,
    }),

    /** The list is made once, on entry; the local `name` takes each item in turn. */
    forEach: <L>(
      name: keyof L & string,
      items: (s: Readonly<S>, l: Readonly<L>) => readonly number[],
      body: Body<S, A, L>,
    ): Node<S, A, L> => ({ op: 'forEach', name, items, body }),

    call: <L, M extends Locals>(
      proc: Procedure<S, A, M>,
      args: (s: Readonly<S>, l: Readonly<L>) => Partial<NoInfer<M>> = () => ({}),
    ): Node<S, A, L> => ({
      op: 'call',
      proc,
      args: (s, l) => ({ ...proc.locals, ...args(s, l) }),
    }),

    /**
     * Sealed simultaneous orders: the same procedure for each seat, side by side, each lane writing only to its own
     * sealed part of the state; joins when the last lane ends. The procedure's local `seat` is set by the engine.
     */
    together: <L, M extends Locals & { seat: number }>(
      seats: (s: Readonly<S>) => readonly Seat[],
      proc: Procedure<S, A, M>,
    ): Node<S, A, L> => ({
      op: 'together',
      seats,
      proc,
    }),
  };
}

/** The event by which the engine says that sealed orders are open. No undo reaches behind it. */
export interface RevealedEvent {
  readonly type: 'revealed';
  readonly to: 'all';
  readonly clause: '';
}

// --- Compiled form: nested bodies become flat lists with jumps, so a frame needs one integer to know where it is. ---

export type Op<S, A extends Action> =
  | { readonly op: 'step'; readonly name: string; readonly run: (s: S, l: Locals, context: Context) => void }
  | { readonly op: 'ask'; readonly name: string; readonly ask: Ask<S, A, Locals> }
  /** Goes on when the test holds, else to `to`. */
  | { readonly op: 'unless'; readonly test: (s: Readonly<S>, l: Readonly<Locals>) => boolean; to: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'enter'; readonly items: (s: Readonly<S>, l: Readonly<Locals>) => readonly number[] }
  | { readonly op: 'next'; readonly name: string; to: number }
  | { readonly op: 'call'; readonly proc: string; readonly args: (s: Readonly<S>, l: Readonly<Locals>) => Locals }
  | {
      readonly op: 'together';
      readonly seats: (s: Readonly<S>) => readonly Seat[];
      readonly proc: string;
      readonly locals: Locals;
    };

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
    flatten(proc.body() as Body<S, A, Locals>, code, waiting);
    program[proc.name] = code;
  }
  return program;
}

function flatten<S, A extends Action>(body: Body<S, A, Locals>, code: Op<S, A>[], calls: AnyProcedure<S, A>[]): void {
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
        code.push({ op: 'together', seats: node.seats, proc: node.proc.name, locals: node.proc.locals });
        break;
    }
  }
}
