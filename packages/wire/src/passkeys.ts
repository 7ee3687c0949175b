/** Passkeys, in the JSON form of WebAuthn. Other fields that a browser adds are ignored. */

import { z } from 'zod';

/** Bytes in base64url. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[A-Za-z0-9_-]+$/);
/** At most 1023 bytes, as in the standard. */
const credentialId = bytes(1364);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const clientDataJSON = bytes(4000);
/** The id of the challenge that is answered. */
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

/** Options for the browser's authenticator; `id` must be sent back with the answer. Valid once, for five minutes. */
export interface PasskeyAsked<Options> {
  readonly id: string;
  readonly options: Options;
}

/** A passkey, as its owner sees it. */
export interface AccountPasskey {
  readonly id: string;
  /** Browser and system where it was made, in two words; '' if unknown. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
