import { showPopup } from '../../../components/popup/popup.tsx';
import { agree } from '../../../lib/format/counts.ts';

/**
 * Warns users who logged in with a recovery code how many are left: without codes and phone they would be locked out.
 */
export async function warnOfFewCodes(left: number | null): Promise<void> {
  if (left === null) return;
  const text =
    left === 0
      ? 'Era l’ultimo codice di recupero. Fanne di nuovi in «Verifica in due passaggi».'
      : `Hai usato un codice di recupero: ${agree(left, 'ne resta uno', `ne restano ${left}`)}. Se il telefono è perso, configura l’app su quello nuovo in «Verifica in due passaggi».`;
  await showPopup({ title: 'Codice di recupero usato', text, tone: 'info', button: 'Continua' });
}
