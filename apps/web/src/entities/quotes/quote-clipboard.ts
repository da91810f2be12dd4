import { ownText } from '../../lib/session/own-text.ts';

/**
 * A time worked out by a technical tool, on its way into a phase of a quote. Kept in the browser until a quote is
 * open to take it, newest first.
 */
export interface QuoteTime {
  /** Where it comes from: the origin a quote shows beside the value. */
  readonly origin: 'parametri' | 'filettatura' | 'nc';
  /** What a person reads in the quote: "Maschiatura M8, 4 fori". */
  readonly description: string;
  /** Cycle time for one piece, s. */
  readonly seconds: number;
  /** Motion of the program is missing from the time: the real one is longer. */
  readonly isLeast?: boolean;
  readonly machineGuid: string | null;
  /** ISO instant. */
  readonly takenAt: string;
}

const KEY = 'quote-clipboard';
const KEPT = 20;

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
  ownText.write(KEY, JSON.stringify([time, ...readQuoteClipboard()].slice(0, KEPT)));
}
