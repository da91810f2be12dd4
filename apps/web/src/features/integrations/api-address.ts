import { site } from '../../lib/site.ts';

/** Address of the API as other programs write it: whole, without a slash at its end. */
export const apiAddress = (): string => new URL(site.apiBase, window.location.origin).href.replace(/\/$/, '');
