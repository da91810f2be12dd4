import type { QuoteState } from '@truciolo/contract';

interface StateWord {
  readonly label: string;
  /** Of its pill. */
  readonly tone: 'plain' | 'info' | 'ok' | 'bad' | 'warn';
}

export const quoteStateWords: Readonly<Record<QuoteState, StateWord>> = {
  draft: { label: 'Bozza', tone: 'plain' },
  sent: { label: 'Inviato', tone: 'info' },
  accepted: { label: 'Accettato', tone: 'ok' },
  refused: { label: 'Rifiutato', tone: 'bad' },
  expired: { label: 'Scaduto', tone: 'warn' },
};

export const quoteStateOptions = Object.entries(quoteStateWords).map(([value, { label }]) => ({
  value,
  label,
}));
