/** Passkeys, as browsers say it of their authenticators (WebAuthn, in JSON). What a browser adds besides is not read. */

import { z } from 'zod';

/** Bytes in base64url. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/);
/** As long as the standard allows: 1023 bytes. */
const credentialId = bytes(1364);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const clientDataJSON = bytes(4000);
/** Which challenge is answered. */
const challenge = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

export const newPasskeyWish = z.strictObject({
  challenge,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: bytes(16_000),
      transports: z.array(z.string().max(20)).max(8).default([]),
    }),
  }),
});
export const passkeyWish = z.strictObject({
  challenge,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(100).optional(),
    }),
  }),
});
export const removePasskeyWish = z.strictObject({ id: credentialId });

export type NewPasskeyWish = z.output<typeof newPasskeyWish>;
export type PasskeyWish = z.output<typeof passkeyWish>;

/** What a browser is to ask its authenticator; `id` goes back with the answer. Good once, for five minutes. */
export interface PasskeyAsked<Options> {
  readonly id: string;
  readonly options: Options;
}

/** A passkey, as its owner sees it. */
export interface AccountPasskey {
  readonly id: string;
  /** Where it was made, in two words; '' where that is not known. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
