/** What servers with a common database know about each other. */

export interface NodesSchema {
  readonly nodes: NodeRow;
  readonly leases: LeaseRow;
  readonly node_secrets: NodeSecretRow;
}

/** A server that is running. It gets a new id when it is restarted or was struck off. */
export interface NodeRow {
  readonly id: string;
  /** Where other nodes reach it: host and port. */
  readonly address: string;
  /** The machine and port for players (`homeOf`): one server at a time. */
  readonly home: string;
  /** By the clock of the database. */
  readonly alive_until: number;
}

/** A game that is awake at this node. If the node is gone, another one wakes it. */
export interface LeaseRow {
  readonly game: string;
  readonly node: string;
}

/** The secret by which nodes recognise each other. */
export interface NodeSecretRow {
  readonly name: string;
  readonly secret: string;
}
