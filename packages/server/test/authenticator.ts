/** An authenticator made of software, for tests: it makes passkeys (ES256, attestation `none`) and signs with them, and lies where it is told to. */

import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Lies {
  readonly origin?: string;
  readonly rpID?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** Nobody has shown a finger, a face or a number. */
  readonly isUnverified?: boolean;
  readonly userHandle?: string;
  /** Of the credential that is claimed. */
  readonly id?: string;
}

export interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

export interface Authenticator {
  /** Of its credential, in base64url. */
  readonly id: string;
  register(options: Options, lies?: Lies): object;
  sign(options: Options, lies?: Lies): object;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const NAMELESS = Buffer.alloc(16);

export function authenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;
  /** Of whoever it was made for; before that, of nobody. */
  let userHandle = Buffer.from('nobody').toString('base64url');

  function clientData({ challenge }: Options, type: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  function data(rpID: string, lies: Lies, key: Buffer | null): Buffer {
    const flags = PRESENT | (lies.isUnverified === true ? 0 : VERIFIED) | (key === null ? 0 : HAS_KEY);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(lies.counter ?? ++counter, 1);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    return Buffer.concat([sha256(rpID), rest, ...(key === null ? [] : [NAMELESS, length, rawId, key])]);
  }

  return {
    id,
    register(options, lies = {}) {
      userHandle = options.user?.id ?? userHandle;
      const client = clientData(options, 'webauthn.create', lies);
      const authData = data(lies.rpID ?? options.rp?.id ?? '', lies, coseKey(publicKey));
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      return credentialOf(lies.id ?? id, {
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    sign(options, lies = {}) {
      const client = clientData(options, 'webauthn.get', lies);
      const authData = data(lies.rpID ?? options.rpId ?? '', lies, null);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return credentialOf(lies.id ?? id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: lies.userHandle ?? userHandle,
      });
    },
  };
}

const credentialOf = (id: string, response: object): object => ({ id, rawId: id, type: 'public-key', response });
const sha256 = (of: string | Buffer): Buffer => createHash('sha256').update(of).digest();

/** A key as COSE writes it: kind 2 (two coordinates), algorithm -7 (ES256), curve 1 (P-256). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

// As much of CBOR as that takes.

function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  return value < 256
    ? Buffer.from([(kind << 5) | 24, value])
    : Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}

const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
