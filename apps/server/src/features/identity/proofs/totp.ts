import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '@truciolo/contract';

/** RFC 6238 with the defaults of all authenticator apps: SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30;
/** A clock may be off by one step in either direction (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, for typing into an app by hand. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** RFC 4226, section 5.3: the HMAC of the counter with dynamic truncation. */
export function codeOfStep(secret: Uint8Array, step: number, digits: number = CODE_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code was typed, or null. The caller checks whether it was used before. */
export function matchingStep(secret: Uint8Array, typed: string, now: Date): number | null {
  const given = Buffer.from(typed.replace(/\s/g, ''));
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    const right = Buffer.from(codeOfStep(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** Content of the QR code: the key URI format that the apps share. */
export function otpAddress(secret: Uint8Array, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Truciolo' });
  return `otpauth://totp/Truciolo:${encodeURIComponent(account)}?${query}`;
}
