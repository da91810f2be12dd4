/** Name of the cookie that keeps the choice. */
export const CONSENT_COOKIE = 'truciolo_consenso';

/** Raised when the categories or their meaning change: all visitors are asked again. */
export const CONSENT_REVISION = 1;

/** A choice that the server has not confirmed yet waits here for the next visit. */
export const PENDING_KEY = 'truciolo_consenso_da_inviare';

/** Fired on the document to open the preferences once the banner's script is there. */
export const OPEN_PREFERENCES = 'truciolo:consent-open';

/** Whether the banner has nothing to ask and nothing to send: then its script need not be loaded. */
export function isConsentSettled(): boolean {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${CONSENT_COOKIE}=`));
  if (!cookie || localStorage.getItem(PENDING_KEY)) return false;
  return decodeURIComponent(cookie).includes(`"revision":${CONSENT_REVISION}`);
}
