import { isCommonPassword } from '@truciolo/contract';

export type Strength = 'common' | 'weak' | 'fair' | 'strong';

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/] as const;

/** Length counts most; variety of characters helps. */
export function passwordStrength(password: string): Strength {
  if (isCommonPassword(password)) return 'common';
  const variety = CLASSES.filter((pattern) => pattern.test(password)).length;
  const score = password.length + 2 * variety;
  if (password.length < 8 || score < 14) return 'weak';
  return score < 20 ? 'fair' : 'strong';
}
