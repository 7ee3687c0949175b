/** A key by which a server signs receipts (docs/logs.md). */
export interface PublishedKey {
  readonly algorithm: 'Ed25519';
  /** The public key, 64 hex digits, as in the receipts of logs. */
  readonly key: string;
  /** When it was made, in milliseconds since 1970. */
  readonly since: number;
}
