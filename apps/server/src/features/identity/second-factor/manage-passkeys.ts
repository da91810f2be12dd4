import { randomBytes } from 'node:crypto';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { MOST_PASSKEYS, type Passkey, passkeys } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { hasSecondFactor, listUnusedCodes, replaceRecoveryCodes } from '../proofs/factors-repository.ts';
import { createPasskey, listPasskeys } from '../proofs/passkeys-repository.ts';
import { QUESTION_MINUTES, relyingParty } from '../proofs/relying-party.ts';
import { passkeyMail } from './mails.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { proveSelf } from './prove-self.ts';

type Row = Awaited<ReturnType<typeof listPasskeys>>[number];

const present = ({
  guid,
  name,
  createdAt,
  lastUsedAt,
}: Omit<Row, 'credentialId' | 'transports'>): Passkey => ({
  guid,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listOwnPasskeys = endpoint(passkeys.list, async ({ tenant, actor }) =>
  (await tenant((db) => listPasskeys(db, actor.userGuid))).map(present),
);

const PURPOSE = 'passkey';
/** A question belongs to the person who asked for it. */
const contentOf = (userGuid: string, challenge: string): string => JSON.stringify([userGuid, challenge]);

export const beginPasskey = endpoint(passkeys.begin, async (context, { body }) => {
  const { tenant, actor, tickets, policy } = context;
  const { isOn, known } = await tenant(async (db) => ({
    isOn: await hasSecondFactor(db, actor.userGuid),
    known: await listPasskeys(db, actor.userGuid),
  }));
  if (known.length >= MOST_PASSKEYS) throw new AppError('TOO_MANY_KEYS');
  await proveSelf(context, body, isOn);
  const challenge = randomBytes(32);
  const options = await generateRegistrationOptions({
    rpName: 'Truciolo',
    rpID: relyingParty(policy).rpID,
    userName: actor.email,
    userDisplayName: `${actor.firstName} ${actor.lastName}`,
    userID: new TextEncoder().encode(actor.userGuid),
    challenge,
    timeout: QUESTION_MINUTES * 60_000,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Kept by the device and locked by its own finger, face or PIN: by itself both steps of a login.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const content = contentOf(actor.userGuid, challenge.toString('base64url'));
  return { ticket: tickets.issue(PURPOSE, content, QUESTION_MINUTES), options: { ...options } };
});

async function verified({ tickets, actor, policy }: Context, ticket: string, response: unknown) {
  const content = await tickets.use(PURPOSE, ticket);
  const { origin, rpID } = relyingParty(policy);
  const outcome = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => contentOf(actor.userGuid, challenge) === content,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!outcome?.verified) throw new AppError('PASSKEY_REFUSED');
  return outcome.registrationInfo.credential;
}

export const registerPasskey = endpoint(passkeys.register, async (context, { body }) => {
  const { tenant, audit, actor, clock, policy } = context;
  const { companyGuid, userGuid } = actor;
  const { id, publicKey, counter, transports = [] } = await verified(context, body.ticket, body.response);
  const now = clock();
  const passkey = { guid: newGuid(now), name: body.name, createdAt: now, lastUsedAt: null };
  const { codes, hashes } = await makeRecoveryCodes();
  try {
    const isFirst = await tenant(async (db, afterCommit) => {
      const unused = await listUnusedCodes(db, userGuid);
      await createPasskey(db, {
        ...passkey,
        companyGuid,
        userGuid,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
      });
      if (unused.length === 0) await replaceRecoveryCodes(db, { companyGuid, userGuid }, hashes, now);
      const changes = { device: { from: null, to: body.name } };
      await audit(db, { action: 'passkey-add', entity: 'user', entityGuid: userGuid, changes });
      const mail = passkeyMail({ firstName: actor.firstName, publicUrl: policy.publicUrl }, body.name, true);
      await queueMail(db, afterCommit, context, { companyGuid, to: actor.email, ...mail });
      return unused.length === 0;
    });
    return { passkey: present(passkey), recoveryCodes: isFirst ? codes : null };
  } catch (error) {
    if (uniqueViolation(error) !== 'passkeys_credential_key') throw error;
    throw new AppError('PASSKEY_REFUSED', { message: 'Questa passkey è già registrata.' });
  }
});
