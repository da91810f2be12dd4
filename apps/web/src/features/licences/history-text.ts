import type { HistoryEntry } from '@truciolo/contract';
import { formatDate } from '../../lib/format/dates.ts';
import { formatDay } from '../../lib/format/rome-day.ts';

const actions: Readonly<Record<string, string>> = {
  create: 'Licenza creata',
  register: 'Prova iniziata',
  update: 'Licenza cambiata',
  renew: 'Rinnovo',
  extend: 'Prolungamento',
};

const fields: Readonly<Record<string, string>> = {
  plan: 'piano',
  seats: 'posti',
  expiresAt: 'scadenza',
  expiresOn: 'scadenza',
};

function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nessuna';
  if (typeof value !== 'string') return String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? formatDate(value) : value;
}

export const actionText = ({ action }: HistoryEntry): string => actions[action] ?? action;

/** "posti 3 → 5, scadenza 30/11/2026 → 30/11/2027" */
export const changesText = ({ changes }: HistoryEntry): string =>
  Object.entries(changes)
    .map(([name, { from, to }]) => `${fields[name] ?? name} ${valueText(from)} → ${valueText(to)}`)
    .join(', ');
