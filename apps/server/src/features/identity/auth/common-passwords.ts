import { isCommonPassword } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Policy } from '../../../platform/context.ts';
import { isBreachedPassword } from './breached/is-breached-password.ts';

const BREACHED = 'Questa password è in un elenco pubblico di password rubate. Scegline un’altra.';

function refusalOf(password: string): AppError | null {
  if (isCommonPassword(password)) return new AppError('COMMON_PASSWORD');
  return isBreachedPassword(password) ? new AppError('COMMON_PASSWORD', { message: BREACHED }) : null;
}

/** Refuses a new password that is easy to guess or was breached, unless the installation allows them. */
export function refuseCommonPassword(policy: Policy, password: string, field: string): void {
  const refusal = policy.refuseCommonPasswords ? refusalOf(password) : null;
  if (!refusal) return;
  throw new AppError('COMMON_PASSWORD', { message: refusal.message, fields: { [field]: refusal.message } });
}
