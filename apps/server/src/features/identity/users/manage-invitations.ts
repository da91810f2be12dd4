import type { Invitation, SentInvitation } from '@truciolo/contract';
import { invitations } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import {
  createInvitation,
  limitInvitations,
  linkToHandOver,
  mailInvitation,
  newLink,
} from './create-invitation.ts';
import {
  deleteInvitation,
  type InvitationRow,
  listOpenInvitations,
  renewInvitation,
} from './invitations-repository.ts';

const present = (row: InvitationRow, now: Date): Invitation => ({
  guid: row.guid,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  hideCosts: row.hideCosts,
  seat: row.seat,
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: row.expiresAt > now ? 'open' : 'expired',
});

export const listInvitations = endpoint(invitations.list, async ({ tenant, actor, clock }) => {
  const rows = await tenant((db) => listOpenInvitations(db, actor.companyGuid));
  return rows.map((row) => present(row, clock()));
});

export const inviteUser = endpoint(invitations.create, async (context, { body }) => {
  const { row, link } = await createInvitation(context, body);
  return { ...present(row, context.clock()), link };
});

export async function resendInvitation(context: Context, guid: string): Promise<SentInvitation> {
  const { audit, tenant, clock } = context;
  await limitInvitations(context);
  const now = clock();
  const link = newLink(now);
  return tenant(async (db, afterCommit) => {
    const row = await renewInvitation(db, guid, link.row);
    if (!row) throw new AppError('NOT_FOUND');
    await audit(db, { action: 'resend', entity: 'invitation', entityGuid: guid });
    await mailInvitation(db, afterCommit, context, { row, token: link.token });
    return { ...present(row, now), link: linkToHandOver(context, link.token) };
  });
}

export const revokeInvitation = endpoint(invitations.revoke, async ({ audit, tenant }, { params }) => {
  await tenant(async (db) => {
    const gone = await deleteInvitation(db, params.guid);
    if (!gone) throw new AppError('NOT_FOUND');
    await audit(db, {
      action: 'revoke',
      entity: 'invitation',
      entityGuid: params.guid,
      changes: { email: { from: gone.email, to: null } },
    });
  });
  return { success: true as const };
});
