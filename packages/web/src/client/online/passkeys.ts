/** Passkeys of this browser, for the account on the server. Loaded with the account's screen alone. */

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyAsked } from '@weathergauge/wire/types';
import type { Answer, askAccount } from './account.ts';

type Ask = typeof askAccount;

/** Sentences for the case that the device already has a passkey of this account, and that none was shown in time. */
export interface FaultWords {
  readonly known: string;
  readonly unshown: string;
}

/** Passkeys belong to a host name, so a page that was opened by an IP address has none. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !/^(\[|[\d.]+$)/.test(location.hostname);

export const addPasskey = (ask: Ask, words: FaultWords): Promise<Answer<unknown>> =>
  shown(ask, 'account/passkeys', words, async options =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

export const showPasskey = (
  ask: Ask,
  path: 'log-in/passkey' | 'account/confirm/passkey',
  words: FaultWords,
): Promise<Answer<unknown>> =>
  shown(ask, path, words, async options =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );

async function shown(
  ask: Ask,
  path: string,
  words: FaultWords,
  show: (options: unknown) => Promise<object>,
): Promise<Answer<unknown>> {
  const asked = (await ask(`${path}/options`, {})) as Answer<PasskeyAsked<unknown>>;
  if ('why' in asked) return asked;
  try {
    const response = await show(asked.said.options);
    return await ask(path, { challenge: asked.said.id, response });
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { why: isKnown ? words.known : words.unshown, confirm: false };
  }
}
