import { type SiteConfig, siteConfig } from '@truciolo/contract';

/** The server's data block in the page. The development server and a page drawn by the server have none. */
function readSite(): SiteConfig {
  const text = globalThis.document?.getElementById('site')?.textContent;
  if (!text) return siteConfig.parse({});
  const parsed = siteConfig.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : siteConfig.parse({});
}

export const site = readSite();
