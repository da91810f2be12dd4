import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { listUsers } from './list-users.ts';
import { inviteUser, listInvitations, resendInvitation, revokeInvitation } from './manage-invitations.ts';
import { removeUser } from './remove-user.ts';
import { sendReset } from './send-reset.ts';
import { setStatus } from './set-status.ts';
import { updateUser } from './update-user.ts';
import { closeUserSession, closeUserSessions, companySessions, userSessions } from './user-sessions.ts';

export const usersRoutes = [
  endpoint(contract.listUsers, listUsers),
  endpoint(contract.updateUser, updateUser),
  endpoint(contract.setUserStatus, setStatus),
  endpoint(contract.sendUserReset, sendReset),
  endpoint(contract.removeUser, removeUser),
  endpoint(contract.listCompanySessions, companySessions),
  endpoint(contract.listUserSessions, (context, { params }) => userSessions(context, params.guid)),
  endpoint(contract.closeUserSession, closeUserSession),
  endpoint(contract.closeUserSessions, closeUserSessions),
  endpoint(contract.listInvitations, listInvitations),
  endpoint(contract.inviteUser, inviteUser),
  endpoint(contract.resendInvitation, (context, { params }) => resendInvitation(context, params.guid)),
  endpoint(contract.revokeInvitation, revokeInvitation),
  endpoint(contract.readInvitation, readInvitation),
  endpoint(contract.acceptInvitation, acceptInvitation),
];
