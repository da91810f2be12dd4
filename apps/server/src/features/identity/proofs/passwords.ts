import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Hash of an unused password: refusing an unknown e-mail takes as long as a known one. */
let decoy: Promise<string> | null = null;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

export async function checkPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null) return verify(storedHash, password);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}
