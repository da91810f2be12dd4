import * as contract from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { listUsers } from './list-users.ts';
import { inviteUser, listInvitations, resendInvitation, revokeInvitation } from './manage-invitations.ts';
import { removeUser } from './remove-user.ts';
import { sendReset } from './send-reset.ts';
import { setStatus } from './set-status.ts';
import { updateUser } from './update-user.ts';
import { closeUserSession, closeUserSessions, companySessions, sessionsOfUser } from './user-sessions.ts';

export const usersRoutes = [
  listUsers,
  updateUser,
  setStatus,
  sendReset,
  removeUser,
  companySessions,
  endpoint(contract.userSessions.list, (context, { params }) => sessionsOfUser(context, params.guid)),
  closeUserSession,
  closeUserSessions,
  listInvitations,
  inviteUser,
  endpoint(contract.invitations.resend, (context, { params }) => resendInvitation(context, params.guid)),
  revokeInvitation,
  readInvitation,
  acceptInvitation,
];
