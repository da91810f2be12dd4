import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** The cost that the product asked for last; a test compares it with the recommendation. */
export let askedCost: Options | null | undefined;

/**
 * Stands in for Argon2 in the tests of the server, at its lowest cost: nearly every test registers or logs in, and two
 * hashes at full cost took longer than the rest of both calls.
 */
export function hash(password: string, options?: Options | null): Promise<string> {
  askedCost = options;
  return argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
}

/** The cost stands in the hash. */
export const verify = argon2.verify;
