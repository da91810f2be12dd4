import type { Secrets } from '../secrets.ts';

const LIFETIME_MINUTES = 60;

/** As JSON: no value can pretend to be the end of one and the beginning of the next. */
const signedText = (name: string, type: string, expires: string, as: string): string =>
  JSON.stringify([name, type, expires, as]);

/** An address below the API that anyone holding it may read, for an hour; saved under the name `as`, if given. */
export function signedAddress(secrets: Secrets, name: string, type: string, now: Date, as = ''): string {
  // Whole hours: the same address for a while, so that the browser's cache can work.
  const hour = LIFETIME_MINUTES * 60_000;
  const expires = (Math.floor(now.getTime() / hour) + 2) * hour;
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
