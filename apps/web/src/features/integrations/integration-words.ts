import {
  type ApiKey,
  type ApiScope,
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
  'costs:read': {
    name: 'Vedere costi e margini',
    note: 'Anche il dettaglio dei preventivi e il consuntivo. Senza, i costi non escono.',
  },
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

export function keyState({ revokedAt, expiresAt }: ApiKey, now: number): { tone: Tone; text: string } {
  if (revokedAt) return { tone: 'bad', text: 'Revocata' };
  if (expiresAt && Date.parse(expiresAt) <= now) return { tone: 'warn', text: 'Scaduta' };
  return { tone: 'ok', text: 'Attiva' };
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
