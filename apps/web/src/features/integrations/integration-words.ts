import {
  type ApiKey,
  type ApiScope,
  type FeedList,
  HOOK_TRIAL,
  type HookDelivery,
  type HookEvent,
} from '@truciolo/contract';
import type { Tone } from '../../components/tags/pill.tsx';

export const scopeWords: Readonly<Record<ApiScope, { readonly name: string; readonly note: string }>> = {
  'quotes:read': {
    name: 'Leggere i preventivi',
    note: 'Elenco, stato, posizioni con i loro prezzi, storia.',
  },
  'jobs:read': { name: 'Leggere le commesse', note: 'Commesse, fasi, tempi, ordini e DDT.' },
  'customers:read': { name: 'Leggere i clienti', note: 'Anagrafica, indirizzi e referenti.' },
  'materials:read': { name: 'Leggere i materiali', note: 'Designazione, gruppo, densità, dati di taglio.' },
  'machines:read': { name: 'Leggere macchine e lavorazioni', note: 'Parco macchine e tipi di lavorazione.' },
  'requests:read': { name: 'Leggere le richieste', note: 'Richieste di offerta arrivate, con i loro dati.' },
  'documents:read': {
    name: 'Scaricare i PDF',
    note: 'Il PDF dei preventivi; una bozza resta segnata come bozza.',
  },
  'costs:read': {
    name: 'Vedere costi e margini',
    note: 'Anche il dettaglio dei preventivi e il consuntivo. Senza, i costi non escono.',
  },
  'customers:write': { name: 'Scrivere i clienti', note: 'Crea e corregge le schede dei clienti.' },
  'materials:write': { name: 'Scrivere i materiali', note: 'Crea e corregge le schede dei materiali.' },
  'requests:write': {
    name: 'Mandare richieste',
    note: 'Mette mail, testi e file fra le richieste: leggerle e confermarle resta a una persona.',
  },
  'quotes:write': {
    name: 'Preparare bozze di preventivo',
    note: 'Crea e cambia solo bozze: inviarle, accettarle e fatturarle resta a una persona.',
  },
  'jobs:write': {
    name: 'Aggiornare le commesse',
    note: 'Tempi e pezzi delle fasi, stato, consegna e note della commessa.',
  },
};

/** Lists that a sheet can follow. */
export const feedListNames: Readonly<Record<FeedList, string>> = {
  quotes: 'Preventivi',
  jobs: 'Commesse',
  customers: 'Clienti',
  materials: 'Materiali',
};

export const eventNames: Readonly<Record<HookEvent, string>> = {
  'quote.sent': 'Preventivo inviato',
  'quote.opened': 'Preventivo aperto dal cliente',
  'quote.accepted': 'Preventivo accettato',
  'quote.refused': 'Preventivo rifiutato',
  'order.created': 'Ordine creato',
  'job.state-changed': 'Commessa: stato cambiato',
  'delivery.created': 'Consegna (DDT) fatta',
};

export const eventName = (event: string): string =>
  event === HOOK_TRIAL ? 'Prova' : (eventNames[event as HookEvent] ?? event);

const keyStates = { ended: 'Revocata', over: 'Scaduta', open: 'Attiva' };
const programStates = { ended: 'Scollegato', over: 'Scaduto', open: 'Collegato' };

export function keyState(
  { revokedAt, expiresAt, programHost }: ApiKey,
  now: number,
): { tone: Tone; text: string } {
  const words = programHost === null ? keyStates : programStates;
  if (revokedAt) return { tone: 'bad', text: words.ended };
  if (expiresAt && Date.parse(expiresAt) <= now) return { tone: 'warn', text: words.over };
  return { tone: 'ok', text: words.open };
}

const deliveryStates: Readonly<Record<HookDelivery['state'], { tone: Tone; text: string }>> = {
  sent: { tone: 'ok', text: 'Consegnato' },
  queued: { tone: 'info', text: 'In coda' },
  failed: { tone: 'bad', text: 'Non consegnato' },
};

/** In line for its first try, or waiting for another one. */
export const deliveryState = ({ state, attempts }: HookDelivery) =>
  state === 'queued' && attempts > 0
    ? { tone: 'warn' as const, text: 'Da ritentare' }
    : deliveryStates[state];
