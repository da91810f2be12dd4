import { newQuote, noRates, type QuoteCustomer, type QuoteDocument, type RatesDraft } from '@truciolo/quote';
import { type Chance, pick } from './chance.ts';
import { type MadePosition, makePosition, type SampleRates } from './make-position.ts';

/** Days. */
export const SAMPLE_VALIDITY = 30;

/** Only what the positions use, as the editor copies it. */
function usedRates(all: RatesDraft, made: readonly MadePosition[]): RatesDraft {
  const only = <T>(from: Readonly<Record<string, T>>, ids: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([id]) => ids.includes(id)));
  return {
    ...noRates,
    machines: only(
      all.machines,
      made.map(({ machineId }) => machineId),
    ),
    materials: only(
      all.materials,
      made.map(({ materialId }) => materialId),
    ),
    labour: only(
      all.labour,
      made.map(({ labourId }) => labourId),
    ),
  };
}

/** A request of a customer with one to five parts, priced with the rates given. */
export function makeDocument(
  day: string,
  customer: QuoteCustomer,
  from: SampleRates,
  chance: Chance,
): QuoteDocument {
  const count = pick([1, 2, 3, 5], chance, 1);
  const made = Array.from({ length: count }, (_, index) => makePosition(`p${index + 1}`, from, chance));
  const terms = {
    validityDays: SAMPLE_VALIDITY,
    paymentTerms: 'RB 60 gg DFFM',
    deliveryTerms: 'Franco nostro stabilimento',
    vat: 22,
  };
  return {
    ...newQuote(day, terms),
    customer,
    title: made.map(({ position }) => position.description.split(' ')[0]).join(', '),
    reference: chance() < 0.4 ? `RdO ${100 + Math.floor(chance() * 900)}` : '',
    tags: chance() < 0.15 ? ['urgente'] : [],
    discounts: chance() < 0.25 ? [3] : [],
    positions: made.map(({ position }) => position),
    rates: usedRates(from.rates, made),
  };
}

/** The working days that the samples promise, three weeks. */
const PROMISED_DAYS = 15;

/** The document as it was sent: no plan of that day is known, so that somebody wrote the days. */
export const asSent = (document: QuoteDocument): QuoteDocument => ({
  ...document,
  positions: document.positions.map((position) => ({
    ...position,
    price: { ...position.price, promisedDays: PROMISED_DAYS },
  })),
});
