import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
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
  /** A text that the database may hold, such as the password of a mailbox; `place` binds it to its row. */
  seal(text: string, place: string): string;
  /** Null when the text was sealed with another secret, for another place, or was changed. */
  unseal(sealed: string, place: string): string | null;
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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM; the nonce stands before the text and the tag behind it. */
function sealWith(key: Uint8Array, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url');
}

function unsealWith(key: Uint8Array, sealed: string, place: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  cipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    return null;
  }
}

export function openSecrets(secret: string): Secrets {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const addressKey = derive('signed-address');
  const hookKey = derive('webhook');
  const appKey = derive('authenticator-app');
  const sealKey = derive('sealed-text');
  const sign = (text: string) => createHmac('sha256', addressKey).update(text).digest('base64url');
  return {
    tokenKey: derive('session-token'),
    sign,
    hookSecret: (salt) => `whsec_${createHmac('sha256', hookKey).update(salt).digest('base64url')}`,
    appSecret: (salt) => createHmac('sha256', appKey).update(salt).digest().subarray(0, 20),
    seal: (text, place) => sealWith(sealKey, text, place),
    unseal: (sealed, place) => unsealWith(sealKey, sealed, place),
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
