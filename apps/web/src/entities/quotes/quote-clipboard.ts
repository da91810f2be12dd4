import { ownText } from '../../lib/session/own-text.ts';

/**
 * A time computed by a technical tool for a phase of a quote. It is stored in the browser until a quote takes it,
 * newest first.
 */
export interface QuoteTime {
  /** Origin that the quote shows beside the value. */
  readonly origin: 'parametri' | 'filettatura' | 'nc';
  /** Description in the quote: "Maschiatura M8, 4 fori". */
  readonly description: string;
  /** Cycle time for one piece, s. */
  readonly seconds: number;
  /** The time lacks some motion of the program: the real one is longer. */
  readonly isLeast?: boolean;
  readonly machineGuid: string | null;
  /** ISO instant. */
  readonly takenAt: string;
}

const KEY = 'quote-clipboard';
const MOST_TIMES = 20;

const isTime = (value: unknown): value is QuoteTime => {
  if (typeof value !== 'object' || value === null) return false;
  const { description, seconds } = value as Partial<QuoteTime>;
  return typeof description === 'string' && typeof seconds === 'number' && Number.isFinite(seconds);
};

export function readQuoteClipboard(): QuoteTime[] {
  try {
    const stored: unknown = JSON.parse(ownText.read(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTime) : [];
  } catch {
    return [];
  }
}

export function addToQuoteClipboard(time: QuoteTime): void {
  ownText.write(KEY, JSON.stringify([time, ...readQuoteClipboard()].slice(0, MOST_TIMES)));
}
