import {
  inviteUser as inviteUserRoute,
  type NewInvitation,
  resendInvitation as resendInvitationRoute,
  revokeInvitation as revokeInvitationRoute,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const inviteUser = (invitation: NewInvitation) => api(inviteUserRoute, { body: invitation });

export const resendInvitation = (guid: string) => api(resendInvitationRoute, { params: { guid }, body: {} });

export const revokeInvitation = (guid: string) => api(revokeInvitationRoute, { params: { guid } });
