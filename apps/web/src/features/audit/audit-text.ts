import { type AuditEntry, registries } from '@truciolo/contract';
import { jobStateOptions } from '../../entities/jobs/job-states.ts';
import { quoteStateOptions } from '../../entities/quotes/quote-states.ts';
import { roleNames } from '../../entities/users/role-names.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatDay } from '../../lib/format/rome-day.ts';
import { actionWords, auditWords, thingWords } from './audit-words.data.ts';

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
  required: 'obbligatoria',
  device: 'dispositivo',
};

const entityWords = new Map<string, string>([
  ...Object.entries(thingWords),
  ...Object.values(registries).map(({ words }) => [words.entity, words.label] as const),
]);

type Words = ReadonlyMap<unknown, string>;
const wordsOf = (options: readonly { readonly value: string; readonly label: string }[]): Words =>
  new Map(options.map(({ value, label }) => [value, label]));

/** Labels of coded values, by field. */
const valueWords: Readonly<Record<string, Words>> = {
  state: wordsOf([...quoteStateOptions, ...jobStateOptions]),
  status: wordsOf([
    { value: 'active', label: 'Attivo' },
    { value: 'suspended', label: 'Sospeso' },
  ]),
};

/** Short title of an entry. */
export function auditTitle({ entity, action }: AuditEntry): string {
  const known = auditWords[`${entity} ${action}`];
  if (known) return known;
  return `${entityWords.get(entity) ?? 'Altro'}: ${actionWords[action] ?? 'modifica'}`;
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

/** A new value has no arrow. */
function moved(name: string, from: unknown, to: unknown): string {
  const text = (value: unknown) => valueWords[name]?.get(value) ?? valueText(value);
  return from === null || from === undefined ? text(to) : `${text(from)} → ${text(to)}`;
}

/** "ruolo Tecnico → Preventivista"; only fields with a label. */
export const auditChanges = ({ changes }: AuditEntry): string =>
  Object.entries(changes)
    .filter(([name]) => name in fieldWords)
    .map(([name, { from, to }]) => `${fieldWords[name]} ${moved(name, from, to)}`)
    .join(', ');
