import { requireSecondFactor } from './company-rule.ts';
import { readSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from './keep-up.ts';
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
];
