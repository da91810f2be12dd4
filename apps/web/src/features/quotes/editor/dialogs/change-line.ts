import { type QuoteState, quoteStates } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { QuoteDocument } from '@truciolo/quote';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { formatEuro } from '../../../../lib/format/numbers.ts';
import { formatDay } from '../../../../lib/format/rome-day.ts';
import { knownFieldWords, valueWords } from './field-words.ts';

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

const isState = (value: string): value is QuoteState => quoteStates.some((state) => state === value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** States, amounts and days of the quote's life are stored in the program's own form. */
const told = (path: string, value: unknown): string => {
  if (typeof value === 'string' && isState(value) && path === 'state') return quoteStateWords[value].label;
  if (typeof value === 'number' && path === 'competitorPrice') return formatEuro(inEuro(value));
  if (typeof value === 'string' && path === 'followUpOn') return formatDay(value);
  return valueWords(value);
};

/** "Pagamento: 30 gg → 60 gg". Null where nothing changed, or where people have no word for the field. */
export function changeLine(path: string, { from, to }: Change, document: QuoteDocument): string | null {
  const field = knownFieldWords(path.split(/[/.]/), document);
  if (field === null || (isEmpty(from) && isEmpty(to))) return null;
  if (isEmpty(to)) return `${field}: tolto (era ${told(path, from)})`;
  if (isEmpty(from)) return `${field}: ${told(path, to)}`;
  return `${field}: ${told(path, from)} → ${told(path, to)}`;
}
