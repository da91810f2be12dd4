import { isConsentSettled, OPEN_PREFERENCES } from './consent-state.ts';
import { loadScript } from './load-script.ts';
import { showRetryNotice } from './retry-notice.ts';
import { readSiteSettings } from './site-settings.ts';

/** After the page is loaded and the browser has nothing better to do: the first paint is never held up. */
const whenIdle = (task: () => void): void => {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
    else setTimeout(task, 500);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** The configured provider's script, or our own banner when none is set. */
export function startConsent(): void {
  const { consentScript } = readSiteSettings();
  if (consentScript) {
    const load = loadOnRequest(consentScript, 'text/javascript');
    whenIdle(() => load());
    return;
  }
  const builtIn = document.querySelector<HTMLScriptElement>('script[data-consent]')?.dataset.consent;
  if (builtIn) startBuiltIn(builtIn);
}

function startBuiltIn(src: string): void {
  const load = loadOnRequest(src, 'module');
  if (!isConsentSettled()) whenIdle(() => load());
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-consent-open]')) {
    button.hidden = false;
    button.addEventListener('click', () => load(() => document.dispatchEvent(new Event(OPEN_PREFERENCES))));
  }
}

/** Loads once, however often it is requested; a failure is shown with a retry button. */
function loadOnRequest(src: string, type: 'module' | 'text/javascript'): (then?: () => void) => void {
  let loading: Promise<void> | undefined;
  let attempt = 0;
  const request = (then: () => void = () => undefined): void => {
    if (!loading) {
      attempt += 1;
      loading = loadScript(addressOfAttempt(src, attempt), type);
    }
    loading.then(then, () => {
      loading = undefined;
      showRetryNotice(() => request(then));
    });
  };
  return request;
}

/** Browsers remember that a module failed and join a request that still hangs: another try needs another address. */
function addressOfAttempt(src: string, attempt: number): string {
  const address = new URL(src, location.href);
  if (attempt > 1) address.searchParams.set('tentativo', String(attempt));
  return address.href;
}
