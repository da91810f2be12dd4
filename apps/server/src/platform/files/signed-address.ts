import type { Secrets } from '../secrets.ts';

const LIFETIME_MINUTES = 60;
const STEP_MINUTES = 15;

/** JSON, so that no value can extend into the next one. */
const signedText = (name: string, type: string, expires: string, as: string): string =>
  JSON.stringify([name, type, expires, as]);

/**
 * An address below the API that grants read access for an hour to anyone who has it; saved under the name `as`, if
 * given.
 */
export function signedAddress(secrets: Secrets, name: string, type: string, now: Date, as = ''): string {
  // Rounded down to quarters of an hour, so that the address stays the same for a while and the browser's cache works.
  const step = STEP_MINUTES * 60_000;
  const expires = Math.floor((now.getTime() + LIFETIME_MINUTES * 60_000) / step) * step;
  const query = new URLSearchParams({ type, expires: String(expires), ...(as ? { as } : {}) });
  query.set('signature', secrets.sign(signedText(name, type, String(expires), as)));
  return `/files/${name}?${query}`;
}

export interface SignedQuery {
  readonly type?: string;
  readonly expires?: string;
  readonly as?: string;
  readonly signature?: string;
}

export function isSigned(secrets: Secrets, name: string, query: SignedQuery, now: Date): boolean {
  const { type = '', expires = '', as = '', signature = '' } = query;
  return secrets.verify(signedText(name, type, expires, as), signature) && Number(expires) > now.getTime();
}
