import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { listUsers } from './list-users.ts';
import { inviteUser, listInvitations, resendInvitation, revokeInvitation } from './manage-invitations.ts';
import { removeUser } from './remove-user.ts';
import { sendReset } from './send-reset.ts';
import { setStatus } from './set-status.ts';
import { updateUser } from './update-user.ts';
import { closeUserSession, closeUserSessions, companySessions, sessionsOfUser } from './user-sessions.ts';

export const usersRoutes = [
  endpoint(contract.users.list, listUsers),
  endpoint(contract.users.update, updateUser),
  endpoint(contract.users.setStatus, setStatus),
  endpoint(contract.users.sendReset, sendReset),
  endpoint(contract.users.remove, removeUser),
  endpoint(contract.userSessions.listOfCompany, companySessions),
  endpoint(contract.userSessions.list, (context, { params }) => sessionsOfUser(context, params.guid)),
  endpoint(contract.userSessions.close, closeUserSession),
  endpoint(contract.userSessions.closeAll, closeUserSessions),
  endpoint(contract.invitations.list, listInvitations),
  endpoint(contract.invitations.create, inviteUser),
  endpoint(contract.invitations.resend, (context, { params }) => resendInvitation(context, params.guid)),
  endpoint(contract.invitations.revoke, revokeInvitation),
  endpoint(contract.invitations.read, readInvitation),
  endpoint(contract.invitations.accept, acceptInvitation),
];
