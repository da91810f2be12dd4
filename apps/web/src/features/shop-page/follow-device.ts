export const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

/** Gives the document the scheme of the visitor's device, now and whenever it changes. */
export function followDevice(): void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  const set = () => document.documentElement.setAttribute(SCHEME_ATTRIBUTE, media.matches ? 'dark' : 'light');
  media.addEventListener('change', set);
  set();
}
