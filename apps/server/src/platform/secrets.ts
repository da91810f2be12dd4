import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for one purpose each, all grown from the installation's secret. */
export interface Secrets {
  readonly tokenKey: Uint8Array;
  /** Signature for an address that may be followed until it expires. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  /** The secret that a webhook's calls are signed with, the same each time for one salt. */
  hookSecret(salt: string): string;
  /** The secret that an authenticator app shares with us, 160 bits (RFC 4226, section 4), the same each time for one salt. */
  appSecret(salt: string): Buffer;
}

/** A number to quote over the telephone: ten figures and letters that no one mishears for another word. */
export const newReference = (): string => randomBytes(5).toString('hex').toUpperCase();

/** The configured secret, or one made at the first start and kept in the data folder, readable by its owner alone. */
export function readSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  const file = join(dataDir, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx', flush: true });
  return secret;
}

export function openSecrets(secret: string): Secrets {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const addressKey = derive('signed-address');
  const hookKey = derive('webhook');
  const appKey = derive('authenticator-app');
  const sign = (text: string) => createHmac('sha256', addressKey).update(text).digest('base64url');
  return {
    tokenKey: derive('session-token'),
    sign,
    hookSecret: (salt) => `whsec_${createHmac('sha256', hookKey).update(salt).digest('base64url')}`,
    appSecret: (salt) => createHmac('sha256', appKey).update(salt).digest().subarray(0, 20),
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** What is stored of a link's token: enough to recognise it, nothing to follow it with. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');
