export { authenticateWith } from './authenticate.ts';
export { refuseCommonPassword } from './common-passwords.ts';
export { isEmailTaken } from './directory.ts';
export { passwordReset } from './jobs.ts';
export { hashPassword } from './passwords.ts';
export { createUser, setPasswordHash } from './repository.ts';
export { startAuthWorkers } from './start-workers.ts';
