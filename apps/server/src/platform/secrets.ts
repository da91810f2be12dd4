import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for one purpose each, all derived from the installation's secret. */
export interface Secrets {
  readonly tokenKey: Uint8Array;
  /** Signature of an address with an expiry. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  /** Signing secret of a webhook, deterministic per salt. */
  hookSecret(salt: string): string;
  /** Secret of an authenticator app, 160 bits (RFC 4226, section 4), deterministic per salt. */
  appSecret(salt: string): Buffer;
}

/** A reference number for support calls: ten hexadecimal characters, which are hard to mishear. */
export const newReference = (): string => randomBytes(5).toString('hex').toUpperCase();

/**
 * The configured secret, or one created at the first start and stored in the data folder, readable by its owner alone.
 */
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

/** Only the hash of a link's token is stored: it recognises the token but cannot be used as one. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
export const newToken = (): string => randomBytes(32).toString('base64url');
