import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { passkeys } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findPasskey, noteUse } from '../proofs/passkeys-repository.ts';
import { QUESTION_MINUTES, relyingParty } from '../proofs/relying-party.ts';
import { findPersonByGuid } from './directory.ts';
import { noteLogin } from './note-login.ts';
import { openSession } from './open-session.ts';
import { refuseSuspended } from './refuse-suspended.ts';

const PURPOSE = 'passkey-login';
const PER_PLACE = 100;
const WINDOW_MINUTES = 15;

/** Names no user: the device offers its passkeys for this address. */
export const beginPasskeyLogin = endpoint(passkeys.beginLogin, async ({ tickets, policy }) => {
  const challenge = randomBytes(32);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(policy).rpID,
    challenge,
    timeout: QUESTION_MINUTES * 60_000,
    userVerification: 'required',
  });
  const ticket = tickets.issue(PURPOSE, challenge.toString('base64url'), QUESTION_MINUTES);
  return { ticket, options: { ...options } };
});

type Kept = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The counter after this use, or null where the signature is not the passkey's. */
async function verifiedCounter(
  { policy }: PublicContext,
  kept: Kept,
  expectedChallenge: string,
  response: unknown,
): Promise<number | null> {
  const { origin, rpID } = relyingParty(policy);
  const outcome = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
      counter: kept.counter,
    },
  }).catch(() => null);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : null;
}

export const passkeyLogin = endpoint(passkeys.login, async (context, { body }) => {
  const { handles, limiter, caller, clock, tickets } = context;
  const limits = { [`passkey-from:${caller.ip}`]: PER_PLACE };
  await limiter.take(limits, WINDOW_MINUTES, { grows: true });
  const challenge = await tickets.use(PURPOSE, body.ticket);
  const kept = await handles.directory((db) => findPasskey(db, body.response.id));
  if (challenge === null || !kept) throw new AppError('PASSKEY_REFUSED');
  const person = await handles.directory((db) => findPersonByGuid(db, kept.userGuid));
  const counter = await verifiedCounter(context, kept, challenge, body.response);
  if (!person || counter === null) {
    if (person) await noteLogin(context, person, 'login-passkey-failed');
    throw new AppError('PASSKEY_REFUSED');
  }
  await limiter.giveBack(Object.keys(limits));
  refuseSuspended(person);
  await handles.tenant(kept.companyGuid, (db) => noteUse(db, kept.guid, counter, clock()));
  return openSession(context, person, null);
});
