import { showPopup } from '../../components/popup/popup.tsx';
import type { ApiFailure } from '../../lib/api/client.ts';
import { serverMessage } from '../../lib/error-text.ts';
import { isLicenceExpired, licenceExpiredText } from '../../lib/session/licence.ts';
import { rememberPlace } from '../../lib/session/return-place.ts';
import { getSessionUser } from '../../lib/session/session-store.ts';
import { storeUnsavedWork } from '../../lib/session/unsaved-work.ts';
import { endSession } from './end-session.ts';

const KEPT = 'Il lavoro non ancora salvato resta in questo browser: dopo l’accesso torni qui e lo ritrovi.';
const BACK = 'Dopo l’accesso torni a questa pagina.';

const open = new Set<'session' | 'licence'>();

async function once(kind: 'session' | 'licence', show: () => Promise<void>): Promise<void> {
  if (open.has(kind)) return;
  open.add(kind);
  try {
    await show();
  } finally {
    open.delete(kind);
  }
}

/** The day the refusal names, or the one this session knows of, where it has passed. */
function knownExpiration(named: unknown): string | null {
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (isDay(named)) return named;
  const own = getSessionUser()?.licenseExpiration ?? null;
  return isLicenceExpired(own, Date.now()) ? own : null;
}

/** The two popups that any call can lead to; each at most once at a time. */
export function announceFailure({ error, hadToken, background }: ApiFailure): void {
  if (error.status === 401 && hadToken) {
    void once('session', async () => {
      const text = serverMessage(error) ?? "La sessione è scaduta. Effettua nuovamente l'accesso.";
      const kept = storeUnsavedWork();
      const user = getSessionUser()?.guid;
      const path = kept ?? `${window.location.pathname}${window.location.search}`;
      const note = kept ? KEPT : BACK;
      await showPopup({ title: 'Sessione terminata', text, note, tone: 'info', button: 'Vai al login' });
      endSession();
      if (user) rememberPlace({ user, path });
    });
  } else if (error.code === 'LICENSE_EXPIRED' && !background) {
    void once('licence', () => {
      const text = serverMessage(error) ?? licenceExpiredText(knownExpiration(error.body.licenseExpiration));
      return showPopup({ title: 'Licenza Scaduta', text, tone: 'error' });
    });
  }
}
