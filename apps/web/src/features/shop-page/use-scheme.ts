import { useSyncExternalStore } from 'react';
import { SCHEME_ATTRIBUTE } from './follow-device.ts';

type Scheme = 'light' | 'dark';

const read = (): Scheme =>
  document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light';

const listen = (tell: () => void) => {
  const watch = new MutationObserver(tell);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: [SCHEME_ATTRIBUTE] });
  return () => watch.disconnect();
};

/** Light or dark as the document has it: the visitor's device decides it here, the user's choice in the app. */
export const useScheme = (): Scheme => useSyncExternalStore(listen, read);
