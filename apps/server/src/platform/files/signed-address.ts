import type { Secrets } from '../secrets.ts';

const LIFETIME_MINUTES = 60;

/** An address below the API that anyone holding it may read, for an hour. */
export function signedAddress(secrets: Secrets, name: string, type: string, now: Date): string {
  // Whole hours: the same address for a while, so that the browser's cache can work.
  const hour = LIFETIME_MINUTES * 60_000;
  const expires = (Math.floor(now.getTime() / hour) + 2) * hour;
  const query = new URLSearchParams({ type, expires: String(expires) });
  query.set('signature', secrets.sign(`${name}|${type}|${expires}`));
  return `/files/${name}?${query}`;
}

export interface SignedQuery {
  readonly type?: string;
  readonly expires?: string;
  readonly signature?: string;
}

export function isSigned(secrets: Secrets, name: string, query: SignedQuery, now: Date): boolean {
  const { type = '', expires = '', signature = '' } = query;
  return secrets.verify(`${name}|${type}|${expires}`, signature) && Number(expires) > now.getTime();
}
