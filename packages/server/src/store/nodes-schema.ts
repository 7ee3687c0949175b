/** What servers that keep their games in one database know of each other. */

export interface NodesSchema {
  readonly nodes: NodeRow;
  readonly leases: LeaseRow;
  readonly node_secrets: NodeSecretRow;
}

/** A server that is up: one start of it, which has a new id when it is started again, or was taken for dead. */
export interface NodeRow {
  readonly id: string;
  /** Where other nodes reach it: host and port. */
  readonly address: string;
  /** The machine and port on which players find it: one server at a time. */
  readonly home: string;
  /** By the clock of the database. */
  readonly alive_until: number;
}

/** A game that is awake, at this node. Where there is no such node any more, another wakes it. */
export interface LeaseRow {
  readonly game: string;
  readonly node: string;
}

/** By which nodes know each other. */
export interface NodeSecretRow {
  readonly name: string;
  readonly secret: string;
}
