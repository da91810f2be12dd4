import * as CookieConsent from 'vanilla-cookieconsent';
import stylesheet from './consent.css?url';
import { CONSENT_COOKIE, CONSENT_REVISION, OPEN_PREFERENCES } from './consent-state.ts';
import { recordChoice, sendPendingChoice } from './record-choice.ts';
import { readSiteSettings } from './site-settings.ts';
import { consentTexts } from './texts.ts';

/** Six months: the Garante's guidelines of 2021 forbid asking again sooner. */
const CHOICE_DAYS = 182;

const { apiBase } = readSiteSettings();

function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheet;
    // Without its styles the notice is still shown.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

function record(action: 'accept' | 'reject' | 'change'): void {
  const { consentId, categories, revision } = CookieConsent.getCookie();
  void recordChoice(apiBase, { consentId, categories, action, revision });
}

async function start(): Promise<void> {
  await loadStyles();
  await CookieConsent.run({
    revision: CONSENT_REVISION,
    // A browser driven by a program must see what people see, or nothing of this could be tested.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: CHOICE_DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box inline', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
    language: { default: 'it', translations: { it: consentTexts } },
    onFirstConsent: () => record(CookieConsent.acceptedCategory('analytics') ? 'accept' : 'reject'),
    onChange: () => record('change'),
  });
}

const started = start();
document.addEventListener(OPEN_PREFERENCES, () => started.then(() => CookieConsent.showPreferences()));
void sendPendingChoice(apiBase);
