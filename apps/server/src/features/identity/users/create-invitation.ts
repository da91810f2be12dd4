import { INVITATION_DAYS, type Role } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { AfterCommit, Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { isUnconfirmed } from '../../../platform/mail/outgoing-mail.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { isEmailTaken } from '../auth/directory.ts';
import { type InvitationRow, replaceInvitation } from './invitations-repository.ts';
import { invitationMail } from './mails.ts';

/** Rate limit: every invitation is a mail to a person who did not ask for it. */
const PER_COMPANY = 100;
const WINDOW_MINUTES = 60;

interface Invited {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly hideCosts: boolean;
  readonly seat: boolean;
}

export const newLink = (now: Date) => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
  return { token, row: { tokenHash: hashToken(token), createdAt: now, expiresAt } };
};

export async function limitInvitations({ limiter, actor }: Context): Promise<void> {
  const key = `invite:${actor.companyGuid}`;
  await limiter.take({ [key]: PER_COMPANY }, WINDOW_MINUTES);
}

const linkOf = ({ policy }: Pick<Context, 'policy'>, token: string): string =>
  `${policy.publicUrl}/invito/${token}`;

/** Shown to the inviting user only where no mail carries it. */
export const linkToHandOver = (context: Context, token: string): string | null =>
  context.policy.sendsMail && context.actor.emailConfirmed ? null : linkOf(context, token);

/** Mails the link, unless the inviting user's own address is to be confirmed first. */
export async function mailInvitation(
  db: Db,
  afterCommit: AfterCommit,
  context: Context,
  { row, token }: { readonly row: InvitationRow; readonly token: string },
): Promise<void> {
  const { actor, policy } = context;
  if (isUnconfirmed(policy, actor)) return;
  await queueMail(db, afterCommit, context, {
    companyGuid: actor.companyGuid,
    to: row.email,
    replyTo: actor.email,
    ...invitationMail({
      firstName: row.firstName,
      companyName: actor.companyName,
      invitedBy: row.invitedBy,
      link: linkOf(context, token),
    }),
  });
}

/** Into the actor's own company, whichever kind it is; the role is the caller's to decide. */
export async function createInvitation(context: Context, invited: Invited) {
  const { audit, actor, handles, tenant, clock } = context;
  await limitInvitations(context);
  if (await handles.directory((db) => isEmailTaken(db, invited.email))) {
    throw new AppError('DUPLICATE_EMAIL', { fields: { email: new AppError('DUPLICATE_EMAIL').message } });
  }
  const now = clock();
  const link = newLink(now);
  const invitedBy = `${actor.firstName} ${actor.lastName}`;
  const { createdAt, expiresAt, tokenHash } = link.row;
  const row = {
    guid: newGuid(now),
    companyGuid: actor.companyGuid,
    ...invited,
    invitedBy,
    createdAt,
    expiresAt,
  };
  await tenant(async (db, afterCommit) => {
    await replaceInvitation(db, { ...row, tokenHash });
    await audit(db, {
      action: 'invite',
      entity: 'invitation',
      entityGuid: row.guid,
      changes: { email: { from: null, to: row.email }, role: { from: null, to: row.role } },
    });
    await mailInvitation(db, afterCommit, context, { row, token: link.token });
  });
  return { row, link: linkToHandOver(context, link.token) };
}
