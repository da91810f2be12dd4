import type { LicenceState } from '@truciolo/contract';
import type { Tone } from '../../components/tags/pill.tsx';
import { countOf } from '../../lib/format/counts.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { licenceDaysLeft } from '../../lib/session/licence.ts';

export const stateWords: Readonly<Record<LicenceState, { readonly label: string; readonly tone: Tone }>> = {
  active: { label: 'Attiva', tone: 'ok' },
  expiring: { label: 'In scadenza', tone: 'warn' },
  expired: { label: 'Scaduta', tone: 'bad' },
};

/** "30/11/2026", with the days left while they are few. */
export const expiryText = (expiresAt: string | null): string =>
  expiresAt === null ? 'senza scadenza' : formatDate(expiresAt);

export function daysLeftText(expiresAt: string | null, now: number): string {
  const days = licenceDaysLeft(expiresAt, now);
  if (days !== null) return `fra ${countOf(days, 'giorno', 'giorni')}`;
  return expiresAt === null ? '' : 'già scaduta';
}
