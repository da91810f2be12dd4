import { site } from '../../lib/site.ts';

/** The signed address comes relative to the API. */
export const logoAddress = (logoUrl: string): string => `${site.apiBase}${logoUrl}`;
