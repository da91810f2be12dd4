import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';

const WINDOW_MINUTES = 15;
/** Wrong passwords for one account from one place, for one account from anywhere, from one place altogether. */
const PER_PAIR = 10;
const PER_ACCOUNT = 50;
const PER_PLACE = 100;
/** Wrong passwords, and wrong codes, of one known device; wrong codes of all unknown ones together. */
const PER_DEVICE = 10;
const PER_CODE = 10;

/** Gives the attempt back: it was right. */
type Right = () => Promise<void>;

interface PasswordAttempt {
  readonly account: string;
  readonly deviceId: string | null;
  /** Asked only once the account is over its limit. */
  readonly hasSecondStep: () => Promise<boolean>;
}

/**
 * Counts an attempt at a password, or refuses it. A known device counts alone, so that strangers lock nobody out of the
 * browser they work with. From elsewhere, the account and the place are counted only while the pair of both is under its
 * limit: one address cannot fill the account's limit. Only the pair's wait grows.
 */
export async function countingPassword(
  { limiter, caller }: PublicContext,
  { account, deviceId, hasSecondStep }: PasswordAttempt,
  onAccountReached: () => Promise<void>,
): Promise<Right> {
  const own =
    deviceId === null
      ? { [`login:${account}:${caller.ip}`]: PER_PAIR }
      : { [`login-device:${deviceId}`]: PER_DEVICE };
  await limiter.take(own, WINDOW_MINUTES, { grows: true });
  const shared = deviceId === null ? [`login:${account}`, `login-from:${caller.ip}`] : [];
  for (const key of shared) {
    const isAccount = key === `login:${account}`;
    const limit = { [key]: isAccount ? PER_ACCOUNT : PER_PLACE };
    const onReached = isAccount ? { onReached: onAccountReached } : {};
    await limiter.take(limit, WINDOW_MINUTES, onReached).catch(async (error: unknown) => {
      // The second step protects an account whose passwords are being guessed, and its owner may come in.
      const isOver = error instanceof AppError && error.code === 'RATE_LIMITED';
      if (!isAccount || !isOver || !(await hasSecondStep())) throw error;
    });
  }
  return () => limiter.giveBack([...Object.keys(own), ...shared]);
}

/** Counts an attempt at a code under a key of its own: a right password gives nothing of it back. */
export async function countingCode(
  { limiter }: PublicContext,
  userGuid: string,
  deviceId: string | null,
): Promise<Right> {
  const key = `login-code:${userGuid}${deviceId === null ? '' : `:${deviceId}`}`;
  await limiter.take({ [key]: PER_CODE }, WINDOW_MINUTES, { grows: true });
  return () => limiter.giveBack([key]);
}
