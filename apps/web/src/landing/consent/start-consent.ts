import { isConsentSettled, OPEN_PREFERENCES } from './consent-state.ts';
import { loadScript } from './load-script.ts';
import { showRetryNotice } from './retry-notice.ts';
import { readSiteSettings } from './site-settings.ts';

/** Waits until the browser has nothing better to do, so that the first paint is never held up. */
const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 500);
};

/** The configured provider's script, or our own banner when none is set. */
export function startConsent(): void {
  const { consentScript } = readSiteSettings();
  if (consentScript) {
    const load = loadOnRequest(() => loadScript(consentScript, 'text/javascript'));
    whenIdle(() => load());
    return;
  }
  const builtIn = document.querySelector<HTMLScriptElement>('script[data-consent]')?.dataset.consent;
  if (builtIn) startBuiltIn(builtIn);
}

function startBuiltIn(src: string): void {
  let attempts = 0;
  const load = loadOnRequest(() => {
    attempts += 1;
    // Browsers remember that a module failed: another try needs another address.
    return loadScript(attempts === 1 ? src : `${src}?tentativo=${attempts}`, 'module');
  });

  if (!isConsentSettled()) whenIdle(() => load());
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent-open]')) {
    button.hidden = false;
    button.addEventListener('click', () => load(() => document.dispatchEvent(new Event(OPEN_PREFERENCES))));
  }
}

/** Loads once, however often it is asked for; a failure is shown with a way to try again. */
function loadOnRequest(load: () => Promise<void>): (then?: () => void) => void {
  let loading: Promise<void> | undefined;
  const request = (then: () => void = () => undefined): void => {
    loading ??= load();
    loading.then(then, () => {
      loading = undefined;
      showRetryNotice(() => request(then));
    });
  };
  return request;
}
