import { type SiteConfig, siteConfig } from '@truciolo/contract';

/** The server's data block in the page; the development server has none and the defaults hold. */
function readSite(): SiteConfig {
  const text = document.getElementById('site')?.textContent;
  if (!text) return siteConfig.parse({});
  const parsed = siteConfig.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : siteConfig.parse({});
}

export const site = readSite();
