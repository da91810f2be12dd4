export { changeRole, changeStatus } from './change-standing.ts';
export { createInvitation } from './create-invitation.ts';
export { guardNotSelf } from './policy.ts';
export { findUser } from './repository.ts';
