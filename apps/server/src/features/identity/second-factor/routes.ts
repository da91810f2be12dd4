import { requireSecondFactor } from './company-rule.ts';
import { readSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from './keep-up.ts';
import { beginPasskey, listOwnPasskeys, registerPasskey } from './manage-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { resetColleague } from './reset-colleague.ts';
import { beginSecondFactor, confirmSecondFactor } from './set-up.ts';

export const secondFactorRoutes = [
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
  requireSecondFactor,
  resetColleague,
  listOwnPasskeys,
  beginPasskey,
  registerPasskey,
  removePasskey,
];
