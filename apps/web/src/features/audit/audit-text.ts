import type { AuditEntry } from '@truciolo/contract';
import { roleNames } from '../../entities/users/role-names.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatDay } from '../../lib/format/rome-day.ts';
import { actionWords, auditWords, entityWords } from './audit-words.data.ts';

const fieldWords: Readonly<Record<string, string>> = {
  created: 'righe nuove',
  file: 'file',
  formulaPublished: 'formula',
  updated: 'righe aggiornate',
  role: 'ruolo',
  hideCosts: 'costi nascosti',
  status: 'stato',
  plan: 'piano',
  seats: 'posti',
  expiresAt: 'scadenza',
  expiresOn: 'scadenza',
  granted: 'attivo',
  email: 'email',
  state: 'stato',
  call: 'chiamata',
  rows: 'voci',
  reason: 'motivo',
  sharedTablet: 'condiviso',
};

/** What happened, as a short title. An act without words of ours shows the server's own. */
export function auditTitle({ entity, action }: AuditEntry): string {
  const known = auditWords[`${entity} ${action}`];
  if (known) return known;
  return `${entityWords[entity] ?? entity}: ${actionWords[action] ?? action}`;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'object') return '…';
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return formatDate(text);
  return text in roleNames ? roleNames[text as keyof typeof roleNames] : text;
}

/** "ruolo Tecnico → Preventivista"; only the fields that have a name for people. */
export const auditChanges = ({ changes }: AuditEntry): string =>
  Object.entries(changes)
    .filter(([name]) => name in fieldWords)
    .map(([name, { from, to }]) => `${fieldWords[name]} ${valueText(from)} → ${valueText(to)}`)
    .join(', ');
