import type { QuoteState } from '@truciolo/contract';
import type { Tone } from '../../../../components/tags/pill.tsx';

export const stateWords: Readonly<Record<QuoteState, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Bozza', tone: 'plain' },
  sent: { label: 'Inviato', tone: 'info' },
  accepted: { label: 'Accettato', tone: 'ok' },
  refused: { label: 'Rifiutato', tone: 'bad' },
  expired: { label: 'Scaduto', tone: 'warn' },
};
