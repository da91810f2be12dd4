import type { Account } from './register-company.ts';

/** The supplier's administrator of the demo data, with the login the server prints at its first start. */
export const supplier: Pick<Account, 'email' | 'password'> = {
  email: 'fornitore@truciolo.it',
  password: 'Truciolo2026!',
};
