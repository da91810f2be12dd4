import { EXPIRING_DAYS, type LicenceState } from '@truciolo/contract';

const DAY_MS = 86_400_000;

export function licenceState(expiresAt: Date | null, now: Date): LicenceState {
  if (expiresAt === null) return 'active';
  if (expiresAt <= now) return 'expired';
  return expiresAt.getTime() - now.getTime() <= EXPIRING_DAYS * DAY_MS ? 'expiring' : 'active';
}
