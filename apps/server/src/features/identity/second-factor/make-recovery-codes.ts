import { hashPassword } from '../proofs/passwords.ts';
import { newRecoveryCodes } from '../proofs/recovery-codes.ts';

/** Ten codes to show once, and what is kept of them: short enough to be guessed, so hashed as passwords are. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes();
  return { codes, hashes: await Promise.all(codes.map(hashPassword)) };
}
