import type { HistoryEntry } from '@truciolo/contract';
import { JOB_STATE_LABELS, JOB_STATES } from '@truciolo/jobs';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay } from '../../lib/format/rome-day.ts';

export const said = (sentence: string, details: readonly string[] = []): string => {
  const told = details.filter((detail) => detail !== '');
  return told.length === 0 ? sentence : `${sentence}: ${told.join(', ')}`;
};

const stateLabel = (value: unknown): string => {
  const state = JOB_STATES.find((one) => one === value);
  return state ? JOB_STATE_LABELS[state].toLowerCase() : String(value);
};

type Changes = HistoryEntry['changes'];
const written = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const to = (changes: Changes, field: string): string => written(changes[field]?.to);
const from = (changes: Changes, field: string): string => written(changes[field]?.from);
const behind = (word: string, text: string): string => (text === '' ? '' : `${word} ${text}`);
const dayBehind = (word: string, day: string): string => (day === '' ? '' : `${word} ${formatDay(day)}`);

const fieldNames: Readonly<Record<string, string>> = {
  due: 'consegna',
  urgent: 'urgenza',
  notes: 'note',
  materialState: 'materiale',
  materialDue: 'arrivo del materiale',
};

const acts: Readonly<Record<string, (changes: Changes) => string>> = {
  create: (changes) =>
    said('ha creato la commessa', [
      behind('ordine', to(changes, 'order')),
      behind('come', to(changes, 'copyOf')),
    ]),
  update: (changes) =>
    said(
      'ha cambiato i dati',
      Object.keys(changes).map((field) => fieldNames[field] ?? ''),
    ),
  state: (changes) =>
    said(`ha segnato la commessa «${stateLabel(changes.state?.to)}»`, [to(changes, 'reason')]),
  external: (changes) =>
    said(`ha aggiornato il lavoro esterno della fase ${to(changes, 'phase')}`, [
      dayBehind('uscita il', to(changes, 'outOn')),
      dayBehind('rientrata il', to(changes, 'backOn')),
    ]),
  machine: (changes) =>
    `ha spostato la fase ${to(changes, 'phase')} su ${to(changes, 'machine') || 'nessuna macchina'}`,
  material: (changes) =>
    said('ha aggiornato il materiale', [
      behind('riservati', to(changes, 'rack')),
      behind('liberati', from(changes, 'rack')),
      behind('prelevati', to(changes, 'taken')),
      changes.materialState?.to === 'ordered' ? 'ordinato' : '',
      changes.materialState?.to === 'here' ? 'trovato in officina' : '',
    ]),
  costs: () => 'ha annotato i costi reali',
  judge: () => 'ha valutato un tempo per i prossimi preventivi',
  ddt: (changes) =>
    said(`ha emesso il DDT ${to(changes, 'ddt')}`, [
      changes.delivered ? `consegnati in tutto ${formatNumber(Number(changes.delivered.to))} pz` : '',
      changes.state ? stateLabel(changes.state.to) : '',
      to(changes, 'excess'),
    ]),
  split: (changes) =>
    said(`ha diviso la commessa: ${to(changes, 'splitTo')}`, [
      changes.quantity ? `qui restano ${formatNumber(Number(changes.quantity.to))} pz` : '',
    ]),
  'ddt-corrected': (changes) =>
    said(`ha corretto il DDT ${to(changes, 'ddt')}`, [
      changes.delivered ? `consegnati in tutto ${formatNumber(Number(changes.delivered.to))} pz` : '',
      to(changes, 'excess'),
    ]),
  'ddt-annulled': (changes) => said(`ha annullato il DDT ${from(changes, 'ddt')}`, [to(changes, 'reason')]),
  mail: (changes) =>
    said('ha mandato un’email', [behind('a', to(changes, 'recipient')), to(changes, 'paper')]),
};

/** An action of the office on a job, as the rest of a sentence that begins with the user's name. */
export const jobAct = (action: string, changes: Changes): string =>
  acts[action]?.(changes) ?? 'ha cambiato la commessa';
