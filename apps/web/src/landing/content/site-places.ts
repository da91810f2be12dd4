import type { SiteConfig } from '@truciolo/contract';

/**
 * A text that belongs to the installation. The pages are rendered once at build time; the server puts the configured
 * value, escaped, in this place when it starts.
 */
export const place = (key: keyof SiteConfig): string => `{{${key}}}`;

/** The server replaces this comment by the data block with the same values, which the scripts read. */
export const SITE_BLOCK = '<!--site-json-->';
