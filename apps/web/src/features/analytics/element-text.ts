import { ANALYTICS } from '@truciolo/contract';

/** A run of digits, an amount, a share or an address: a label of ours has none, a customer's data has. */
const LOOKS_LIKE_DATA = /\d{2}|\d[.,]\d|[€%@]|[0-9a-f]{8}-/i;

/** The label of a button, link or menu as it may be sent; anything that could be data becomes '(empty)'. */
export function labelText(raw: string, isData: boolean): string {
  const text = raw.replace(/\s+/g, ' ').trim();
  if (isData || text === '' || LOOKS_LIKE_DATA.test(text)) return ANALYTICS.emptyText;
  return text.slice(0, ANALYTICS.textMax);
}

/** Secrets in addresses: the part behind these segments opens something by itself. */
const SECRET_SEGMENTS = new Set(['offerta', 'invito', 'files']);

/** A path without query, fragment and secret parts. */
export function safePath(pathname: string): string {
  const segments = pathname.split('/');
  return segments
    .map((segment, index) => (SECRET_SEGMENTS.has(segments[index - 1] ?? '') ? ':token' : segment))
    .join('/');
}

/** Target of a link without personal data: own paths, foreign origins, or just the scheme. */
export function safeHref(href: string, origin: string): string {
  if (!URL.canParse(href, origin)) return '';
  const url = new URL(href, origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.protocol;
  return url.origin === origin ? safePath(url.pathname) : `${url.origin}${url.pathname}`;
}
