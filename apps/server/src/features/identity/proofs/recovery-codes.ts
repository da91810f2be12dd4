import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@truciolo/contract';

/** Letters and digits that cannot be confused on paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** "K7MPQ-2XWRA": ten characters, 49 bits each code. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);

/** Normalises a typed code to its printed form; null where it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return signs.length === 2 * GROUP ? `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}` : null;
}
