/**
 * Who has which game. Servers that keep their games in one database are its nodes, and one of them at a time owns a game that is
 * awake. A node is alive as long as it says so to the database in time; who does not is struck off, can keep nothing from then on, and
 * its games are woken by others.
 */

/** The node that owns a game. */
export interface Owner {
  readonly node: string;
  /** Host and port. */
  readonly address: string;
}

export interface Nodes {
  /** This server as a node; another after it was struck off. Null before it has joined. */
  self(): string | null;
  /** Whether there can be others. */
  readonly kind: 'alone' | 'several';
  /** From here on this server can own games. Until then those who ask for one wait. */
  join(as: NodeWish, news: NodeNews): Promise<void>;
  /** Takes a game for this node. Null when it is ours, now or already; otherwise who has it. */
  take(game: string): Promise<Owner | null>;
  /** Nobody needs it awake. */
  release(game: string): Promise<void>;
  /** What only nodes of this database know. */
  secret(): Promise<string>;
  /** Hands everything back at once. */
  leave(): Promise<void>;
}

export interface NodeWish {
  /** Where others reach it: host and port. */
  readonly address: string;
  /** The place on which it runs: who joins from the same is this server, started again, and what it was before is gone. */
  readonly home: string;
}

export interface NodeNews {
  /** This server was taken for dead: it owns nothing any more, and has joined anew. */
  struckOff(): void;
  /** These games were awake at a node that is gone, and are ours now. */
  inherited(games: readonly string[]): void;
}

/** For a server that is alone: every game is its own. */
export function alone(): Nodes {
  return {
    kind: 'alone',
    self: () => 'alone',
    join: async () => {},
    take: async () => null,
    release: async () => {},
    secret: async () => '',
    leave: async () => {},
  };
}

const ELSEWHERE = 'GAME_ELSEWHERE';

/** Thrown where a game is asked for that another node owns: sockets and routes pass the question on to that node. */
export function elsewhere(owner: Owner): Error {
  return Object.assign(new Error(`another node has this game: ${owner.address}`), { code: ELSEWHERE, owner });
}

export function ownerIn(error: unknown): Owner | null {
  return error instanceof Error && 'code' in error && error.code === ELSEWHERE && 'owner' in error
    ? (error.owner as Owner)
    : null;
}
