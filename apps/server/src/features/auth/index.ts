export { authenticateWith } from './authenticate.ts';
export { hashPassword } from './passwords.ts';
export { createUser, setPasswordHash } from './repository.ts';
export { mailPasswordReset } from './request-password-reset.ts';
