/** Passkeys. The private key never leaves its owner's authenticator; the store has only public keys. */

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AccountPasskey, NewPasskeyWish, PasskeyAsked, PasskeyWish, Person } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';
import type { Challenges } from './challenges.ts';
import { CHALLENGE_HOLDS } from './challenges.ts';
import type { ShutOut } from './sessions.ts';

/** The site for which a passkey is valid: its name, and the origins of its pages. */
export interface Site {
  readonly origin: string;
  readonly rpID: string;
}

export interface Passkeys {
  list(person: string): Promise<readonly AccountPasskey[]>;
  askNew(person: Person, site: Site): Promise<PasskeyAsked<PublicKeyCredentialCreationOptionsJSON> | 'full'>;
  /** `taken`: somebody has this passkey already. */
  add(person: string, site: Site, wish: NewPasskeyWish, device: string): Promise<'added' | 'wrong' | 'taken'>;
  ask(reason: Reason, site: Site): Promise<PasskeyAsked<PublicKeyCredentialRequestOptionsJSON>>;
  /** Checks a passkey; returns its owner. */
  prove(reason: Reason, site: Site, wish: PasskeyWish): Promise<Person | ShutOut | 'wrong'>;
  /** `last`: refused, because she could not sign in any more. `other`: she has no such passkey. */
  remove(person: string, id: string): Promise<'removed' | 'last' | 'other'>;
}

/** What a passkey is used for: signing in, or confirming that a signed-in person is the owner of the account. */
export type Reason = { readonly purpose: 'log-in' } | { readonly purpose: 'confirm'; readonly person: string };

export const MOST_PASSKEYS = 20;
const SITE_NAME = 'Weathergauge';
/** User verification (finger, face or PIN) is required, because the passkey is the only proof: a found security key must not be enough. */
const VERIFIED = 'required';
const timeout = CHALLENGE_HOLDS;
/** EdDSA, ES256 and RS256, by their numbers in COSE: what authenticators use today. */
const supportedAlgorithmIDs = [-8, -7, -257];

const personOf = (reason: Reason): string | null => (reason.purpose === 'log-in' ? null : reason.person);
/** The user handle that authenticators store. */
const handleOf = (person: string): string => Buffer.from(person).toString('base64url');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Null if the check throws: the sender is not told what was wrong. */
async function orNull<T>(checked: Promise<T>): Promise<T | null> {
  try {
    return await checked;
  } catch {
    return null;
  }
}

export interface PasskeysDeps {
  readonly db: Database;
  readonly challenges: Challenges;
  now(): number;
}

export function passkeys({ db, challenges, now }: PasskeysDeps): Passkeys {
  async function known(person: string): Promise<{ id: string; transports: string[] }[]> {
    const rows = await db.selectFrom('passkeys').select(['id', 'transports']).where('user_id', '=', person).execute();
    return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));
  }

  return {
    async list(person) {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at', 'used_at'])
        .where('user_id', '=', person)
        .orderBy('created_at')
        .execute();
      return rows.map(({ id, name, created_at, used_at }) => ({
        id,
        device: name,
        createdAt: created_at,
        usedAt: used_at,
      }));
    },
    async askNew(person, { rpID }) {
      const excludeCredentials = await known(person.id);
      if (excludeCredentials.length >= MOST_PASSKEYS) return 'full';
      const { id, challenge } = await challenges.make('register', person.id);
      const options = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID,
        userName: person.name,
        userDisplayName: person.name,
        userID: new Uint8Array(Buffer.from(person.id)),
        challenge: bytesOf(challenge),
        timeout,
        excludeCredentials,
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
      });
      return { id, options };
    },
    async add(person, { origin, rpID }, { challenge, response }, device) {
      const expectedChallenge = await challenges.take(challenge, 'register', person);
      if (expectedChallenge === null) return 'wrong';
      const found = await orNull(
        verifyRegistrationResponse({
          response: { ...response, clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs,
        }),
      );
      if (found?.verified !== true) return 'wrong';
      const { id, publicKey, counter } = found.registrationInfo.credential;
      if (id !== response.id) return 'wrong';
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({
          id,
          user_id: person,
          name: device,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(response.response.transports),
          created_at: now(),
          used_at: null,
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1 ? 'added' : 'taken';
    },
    async ask(reason, { rpID }) {
      const person = personOf(reason);
      const { id, challenge } = await challenges.make(reason.purpose, person);
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        timeout,
        userVerification: VERIFIED,
        // For signing in the list is empty, so that nobody learns of others' passkeys: the authenticator finds those for this site.
        allowCredentials: person === null ? [] : await known(person),
      });
      return { id, options };
    },
    async prove(reason, { origin, rpID }, { challenge, response: { response, ...credential } }) {
      const person = personOf(reason);
      const expectedChallenge = await challenges.take(challenge, reason.purpose, person);
      if (expectedChallenge === null) return 'wrong';
      const found = await db
        .selectFrom('passkeys')
        .innerJoin('users', 'users.id', 'passkeys.user_id')
        .select(['users.id', 'users.name', 'suspended_at', 'suspended_why', 'public_key', 'counter'])
        .where('passkeys.id', '=', credential.id)
        .where('leaving_at', 'is', null)
        .executeTakeFirst();
      if (found === undefined || (person !== null && found.id !== person)) return 'wrong';
      const { userHandle, ...signed } = response;
      // For signing in the user handle is required and must match; for confirming, an authenticator may leave it out.
      if (userHandle === undefined ? person === null : userHandle !== handleOf(found.id)) return 'wrong';
      const checked = await orNull(
        verifyAuthenticationResponse({
          response: { ...credential, response: signed, clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: { id: credential.id, publicKey: bytesOf(found.public_key), counter: found.counter },
          requireUserVerification: true,
        }),
      );
      if (checked?.verified !== true) return 'wrong';
      const counted = await db
        .updateTable('passkeys')
        .set({ counter: checked.authenticationInfo.newCounter, used_at: now() })
        .where('id', '=', credential.id)
        // Another node may be checking a copy of the key at the same moment.
        .where('counter', '=', found.counter)
        .executeTakeFirst();
      if (Number(counted.numUpdatedRows) !== 1) return 'wrong';
      if (found.suspended_at !== null) return { suspended: found.suspended_why ?? '' };
      return { id: found.id, name: found.name };
    },
    remove: (person, id) =>
      db.transaction().execute(async step => {
        // Locks the person's row, so that of two simultaneous removals the second sees that its passkey is the last.
        await step
          .updateTable('users')
          .set(users => ({ role: users.ref('role') }))
          .where('id', '=', person)
          .execute();
        const all = await step.selectFrom('passkeys').select('id').where('user_id', '=', person).execute();
        if (!all.some(each => each.id === id)) return 'other';
        const password = await step.selectFrom('passwords').select('login').where('user_id', '=', person).execute();
        if (all.length === 1 && password.length === 0) return 'last';
        await step.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', person).execute();
        return 'removed';
      }),
  };
}
