import { invitations, type NewInvitation } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const inviteUser = (invitation: NewInvitation) => api(invitations.create, { body: invitation });

export const resendInvitation = (guid: string) => api(invitations.resend, { params: { guid }, body: {} });

export const revokeInvitation = (guid: string) => api(invitations.revoke, { params: { guid } });
