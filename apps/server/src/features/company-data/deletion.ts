import type { CompanyDeletion } from '@truciolo/contract';
import { companyData, DELETION_DELAY_DAYS } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { CONFIRM_HOURS, confirmMail } from './mails.ts';
import { guardOwnCompany } from './own-company.ts';
import {
  confirmDeletionRow,
  deleteDeletion,
  findAsker,
  findDeletion,
  replaceDeletion,
} from './repository.ts';

const PER_COMPANY = 5;
const WINDOW_MINUTES = 60;
const NONE: CompanyDeletion = { state: 'none', requestedAt: null, requestedBy: null, executesAt: null };

async function present(db: Db, companyGuid: string, now: Date): Promise<CompanyDeletion> {
  const row = await findDeletion(db, companyGuid);
  if (!row || (row.executesAt === null && row.tokenExpiresAt <= now)) return NONE;
  const asker = await findAsker(db, row.requestedBy);
  return {
    state: row.executesAt ? 'confirmed' : 'asked',
    requestedAt: row.requestedAt.toISOString(),
    requestedBy: asker ? `${asker.firstName} ${asker.lastName}` : null,
    executesAt: row.executesAt?.toISOString() ?? null,
  };
}

export const getDeletion = endpoint(companyData.getDeletion, (context, { params }) => {
  guardOwnCompany(context, params.companyGuid);
  return context.tenant((db) => present(db, params.companyGuid, context.clock()));
});

const tell = (db: Db, { actor, audit }: Context, action: string) =>
  audit(db, { action, entity: 'company', entityGuid: actor.companyGuid });

export const askDeletion = endpoint(companyData.askDeletion, async (context, { params, body }) => {
  const { actor, clock, limiter, policy } = context;
  const { companyGuid } = params;
  guardOwnCompany(context, companyGuid);
  if (body.companyName.toLowerCase() !== actor.companyName.trim().toLowerCase()) {
    throw new AppError('VALIDATION', {
      fields: { companyName: `Scrivi esattamente «${actor.companyName}» per confermare.` },
    });
  }
  const key = `deletion:${companyGuid}`;
  await limiter.take({ [key]: PER_COMPANY }, WINDOW_MINUTES);
  const now = clock();
  const token = newToken();
  return context.tenant(async (db, afterCommit) => {
    await replaceDeletion(db, {
      companyGuid,
      requestedBy: actor.userGuid,
      requestedAt: now,
      tokenHash: hashToken(token),
      tokenExpiresAt: new Date(now.getTime() + CONFIRM_HOURS * 3_600_000),
    });
    await tell(db, context, 'ask-deletion');
    const link = `${policy.publicUrl}/profile?cancellazione=${token}`;
    const mail = confirmMail({ firstName: actor.firstName, companyName: actor.companyName, link });
    await queueMail(db, afterCommit, context, { companyGuid, to: actor.email, ...mail });
    return present(db, companyGuid, now);
  });
});

export const confirmDeletion = endpoint(companyData.confirmDeletion, async (context, { params, body }) => {
  const { companyGuid } = params;
  guardOwnCompany(context, companyGuid);
  const now = context.clock();
  const executesAt = new Date(now.getTime() + DELETION_DELAY_DAYS * 86_400_000);
  return context.tenant(async (db) => {
    const link = { tokenHash: hashToken(body.token), now, executesAt };
    if (!(await confirmDeletionRow(db, companyGuid, link))) throw new AppError('DELETION_LINK_INVALID');
    await tell(db, context, 'confirm-deletion');
    return present(db, companyGuid, now);
  });
});

export const cancelDeletion = endpoint(companyData.cancelDeletion, async (context, { params }) => {
  guardOwnCompany(context, params.companyGuid);
  await context.tenant(async (db) => {
    if (!(await deleteDeletion(db, params.companyGuid)))
      throw new AppError('NOT_FOUND', { message: 'Nessuna cancellazione in corso.' });
    await tell(db, context, 'cancel-deletion');
  });
  return { success: true as const };
});
