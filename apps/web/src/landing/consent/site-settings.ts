import type { SiteConfig } from '@truciolo/contract';

type Settings = Pick<SiteConfig, 'apiBase' | 'consentScript'>;

const defaults: Settings = { apiBase: '/api', consentScript: '' };

/** The data block that the server writes into the page; the defaults where a page is seen without it. */
export function readSiteSettings(): Settings {
  const block = document.querySelector('script#site[type="application/json"]');
  return block ? { ...defaults, ...JSON.parse(block.textContent) } : defaults;
}
