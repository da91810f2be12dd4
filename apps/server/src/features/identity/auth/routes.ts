import * as contract from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { closeSessions } from '../sessions/repository.ts';
import { changePassword } from './change-password.ts';
import { confirmAddress, mailConfirmation } from './confirm-email.ts';
import { login } from './login.ts';
import { beginPasskeyLogin, passkeyLogin } from './passkey-login.ts';
import { presentUser } from './presenter.ts';
import { registerCompany } from './register-company.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { beginSharedTablet, endSharedTablet } from './shared-tablet.ts';

export const authRoutes = [
  login,
  beginPasskeyLogin,
  passkeyLogin,
  registerCompany,
  confirmAddress,
  mailConfirmation,
  endpoint(contract.auth.verify, async ({ actor }) => ({ success: true as const, user: presentUser(actor) })),
  endpoint(contract.auth.logout, async ({ tenant, actor, clock }) => {
    const closing = {
      userGuid: actor.userGuid,
      reason: 'logout',
      now: clock(),
      only: actor.sessionGuid,
    } as const;
    await tenant((db) => closeSessions(db, closing));
    return { success: true as const };
  }),
  requestPasswordReset,
  resetPassword,
  changePassword,
  beginSharedTablet,
  endSharedTablet,
];
