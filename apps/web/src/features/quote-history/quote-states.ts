import type { QuoteState } from '@truciolo/contract';
import type { Tone } from '../../components/tags/pill.tsx';

interface StateLook {
  readonly label: string;
  readonly tone: Tone;
}

export const stateLooks: Readonly<Record<QuoteState, StateLook>> = {
  draft: { label: 'Bozza', tone: 'plain' },
  sent: { label: 'Inviato', tone: 'info' },
  accepted: { label: 'Accettato', tone: 'ok' },
  refused: { label: 'Rifiutato', tone: 'bad' },
  expired: { label: 'Scaduto', tone: 'warn' },
};

export const stateOptions = Object.entries(stateLooks).map(([value, { label }]) => ({ value, label }));
