/**
 * Which node owns which game. Servers with a common database are its nodes, and a game that is awake is owned by one of them. A node is
 * alive as long as it renews its row in the database in time. One that does not is struck off (its row is deleted): from then on it can
 * store nothing, and the others wake its games.
 */

/** The node that owns a game. */
export interface Owner {
  readonly node: string;
  /** Host and port. */
  readonly address: string;
}

export interface Nodes {
  /** This node's id, a new one after it was struck off. Null before it has joined. */
  self(): string | null;
  /** Whether there can be other nodes. */
  readonly kind: 'alone' | 'several';
  /** Makes this server a node. Until then requests for games wait. */
  join(as: NodeWish, news: NodeNews): Promise<void>;
  /** Takes the lease of a game. Null if it is ours, now or already; otherwise its owner. */
  take(game: string): Promise<Owner | null>;
  /** Gives the lease of a game back. */
  release(game: string): Promise<void>;
  /** The secret that only nodes of this database know. */
  secret(): Promise<string>;
  /** Gives all leases back at once. */
  leave(): Promise<void>;
}

export interface NodeWish {
  /** Where others reach it: host and port. */
  readonly address: string;
  /** Where it runs (`homeOf`): a node that joins from the same place is this server, restarted, and replaces its earlier row. */
  readonly home: string;
}

export interface NodeNews {
  /** This node was taken for dead: it owns nothing any more, and has joined again under a new id. */
  struckOff(): void;
  /** These games were owned by a node that is gone, and are ours now. */
  inherited(games: readonly string[]): void;
}

/** For a server without other nodes: it owns every game. */
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

/** Thrown when a game is asked for that another node owns: sockets and routes forward the message to that node. */
export function elsewhere(owner: Owner): Error {
  return Object.assign(new Error(`another node has this game: ${owner.address}`), { code: ELSEWHERE, owner });
}

export function ownerIn(error: unknown): Owner | null {
  return error instanceof Error && 'code' in error && error.code === ELSEWHERE && 'owner' in error
    ? (error.owner as Owner)
    : null;
}
