import { useSyncExternalStore } from 'react';

type Scheme = 'light' | 'dark';

const ATTRIBUTE = 'data-mantine-color-scheme';

const read = (): Scheme => (document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light');

const listen = (tell: () => void) => {
  const watch = new MutationObserver(tell);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: [ATTRIBUTE] });
  return () => watch.disconnect();
};

/** Light or dark as the document has it: the visitor's device decides it here, the user's choice in the app. */
export const useScheme = (): Scheme => useSyncExternalStore(listen, read);

/** Gives the document the scheme of the visitor's device, now and whenever it changes. */
export function followDevice(): void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  const set = () => document.documentElement.setAttribute(ATTRIBUTE, media.matches ? 'dark' : 'light');
  media.addEventListener('change', set);
  set();
}
