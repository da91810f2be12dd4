import { invitations } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { PublicContext } from '../../../platform/context.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { takeSeatIfFree } from '../../licensing/index.ts';
import { refuseCommonPassword } from '../auth/common-passwords.ts';
import { createUser } from '../auth/repository.ts';
import { hashPassword } from '../proofs/passwords.ts';
import { useLink } from '../proofs/use-link.ts';
import { findInvitation } from './invitations-repository.ts';
import { changeUser } from './repository.ts';

const PER_PLACE = 20;
const WINDOW_MINUTES = 60;

/** Wrong tokens are rate limited. */
async function open({ handles, clock, limiter, caller }: PublicContext, token: string) {
  const placeKey = `invitation:${caller.ip}`;
  await limiter.take({ [placeKey]: PER_PLACE }, WINDOW_MINUTES);
  const found = await handles.directory((db) => findInvitation(db, hashToken(token), clock()));
  if (!found) throw new AppError('INVITATION_INVALID');
  await limiter.giveBack([placeKey]);
  return found;
}

export const readInvitation = endpoint(invitations.read, async (context, { params }) => {
  const found = await open(context, params.token);
  const { companyName, email, firstName, lastName, role } = found;
  return { companyName, email, firstName, lastName, role, expiresAt: found.expiresAt.toISOString() };
});

export const acceptInvitation = endpoint(invitations.accept, async (context, { params, body }) => {
  const { handles, clock, policy } = context;
  const found = await open(context, params.token);
  if (!body.privacyConsent)
    throw new AppError('CONSENT_REQUIRED', { fields: { privacyConsent: 'Consenso richiesto' } });
  refuseCommonPassword(policy, body.password, 'password');
  const passwordHash = await hashPassword(body.password);
  const now = clock();
  const guid = newGuid(now);
  const { companyGuid, email, role, hideCosts } = found;
  const { firstName, lastName } = body;
  try {
    const seat = await handles.tenant(companyGuid, async (db) => {
      if (!(await useLink(db, 'invitations', hashToken(params.token), now)))
        throw new AppError('INVITATION_INVALID');
      await createUser(db, { guid, companyGuid, firstName, lastName, email, passwordHash, role, now });
      if (hideCosts) await changeUser(db, guid, { hideCosts });
      const person = { userGuid: guid, firstName, lastName };
      const entry = { action: 'accept', entity: 'invitation', entityGuid: found.guid, at: now };
      await writeAudit(db, { companyGuid, actor: person, ...entry });
      // A supplier's people hold no seat: they sell them.
      return found.seat && found.companyKind === 'consumer'
        ? takeSeatIfFree(db, { companyGuid, userGuid: guid, now })
        : false;
    });
    return { success: true as const, email, seat };
  } catch (error) {
    if (uniqueViolation(error) !== 'users_email_key') throw error;
    throw new AppError('DUPLICATE_EMAIL');
  }
});
