export { authenticateWith } from './auth/authenticate.ts';
export { checkPassword, hashPassword } from './auth/passwords.ts';
export { createUser, setPasswordHash } from './auth/repository.ts';
export { startAuthWorkers } from './auth/start-workers.ts';
export { closeSessions } from './sessions/repository.ts';
export { changeRole, changeStatus } from './users/change-standing.ts';
export { createInvitation } from './users/create-invitation.ts';
export { guardNotSelf } from './users/policy.ts';
export { findUser } from './users/repository.ts';
