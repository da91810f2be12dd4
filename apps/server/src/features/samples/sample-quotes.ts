import { type Quote, type QuoteState, SAMPLE_TAG } from '@truciolo/contract';
import { addDays, dayInRome } from '@truciolo/italian';
import type { QuoteCustomer } from '@truciolo/quote';
import type { PastQuote } from '../quotes/index.ts';
import { makeChance } from './chance.ts';
import { asSent, makeDocument } from './make-document.ts';
import type { SampleRates } from './make-position.ts';

const DAY_MS = 86_400_000;

/** One of each state and a second draft to work on, oldest first. */
const moments: readonly { readonly age: number; readonly state: QuoteState; readonly reason?: string }[] = [
  { age: 45, state: 'expired' },
  { age: 21, state: 'refused', reason: 'Consegna troppo lunga' },
  { age: 12, state: 'accepted', reason: '' },
  { age: 4, state: 'sent' },
  { age: 2, state: 'draft' },
  { age: 1, state: 'draft' },
];

interface Ground {
  readonly customers: readonly QuoteCustomer[];
  readonly rates: SampleRates;
  readonly ownerGuid: string;
  readonly now: Date;
}

/** Six quotes with numbers outside the sequence: the company's sequence begins with its first real one. */
export function makeSampleQuotes({ customers, rates, ownerGuid, now }: Ground): PastQuote[] {
  const chance = makeChance(20_261_118);
  const today = dayInRome(now);
  return moments.flatMap(({ age, state, reason }, index) => {
    const customer = customers[index % customers.length];
    if (!customer) return [];
    const made = makeDocument(addDays(today, -age), customer, rates, chance);
    const document = state === 'draft' ? made : asSent(made);
    const createdAt = new Date(now.getTime() - age * DAY_MS);
    const sentAt = state === 'draft' ? null : new Date(createdAt.getTime() + DAY_MS / 2);
    const answered = new Date(createdAt.getTime() + 3 * DAY_MS).toISOString();
    const outcome: Quote['outcome'] =
      reason === undefined
        ? null
        : { at: answered, by: customer.contact, reason, competitor: '', competitorPrice: null };
    return {
      number: `ESEMPIO-${index + 1}`,
      place: null,
      state,
      documents: [{ ...document, tags: [SAMPLE_TAG] }],
      ownerGuid,
      createdAt,
      sentAt,
      outcome,
    };
  });
}
