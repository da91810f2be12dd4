import { isCommonPassword } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Policy } from '../../../platform/context.ts';

/** The form warns of the most common leaked passwords; the server refuses them only if configured so. */
export function refuseCommonPassword(policy: Policy, password: string, field: string): void {
  if (!policy.refuseCommonPasswords || !isCommonPassword(password)) return;
  const error = new AppError('COMMON_PASSWORD');
  throw new AppError('COMMON_PASSWORD', { fields: { [field]: error.message } });
}
