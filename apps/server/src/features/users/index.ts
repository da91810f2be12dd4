export { changeRole, changeStatus } from './change-standing.ts';
export { createInvitation } from './create-invitation.ts';
export { findUser } from './repository.ts';
