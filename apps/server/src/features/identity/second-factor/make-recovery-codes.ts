import { hashPassword } from '../proofs/passwords.ts';
import { newRecoveryCodes } from '../proofs/recovery-codes.ts';

/**
 * Ten codes to show once, and their hashes: codes are short enough to be guessed, so they are hashed like passwords.
 */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes();
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) };
}
