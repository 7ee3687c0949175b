/** The keys with which receipts, for the beginning and end of a game, are signed. */

export interface ReceiptsSchema {
  readonly signing_keys: SigningKeyRow;
}

export interface SigningKeyRow {
  /** Ed25519, in hex. */
  readonly public_key: string;
  /** PKCS #8, as PEM. */
  readonly private_key: string;
  readonly since: number;
}
