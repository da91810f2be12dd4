import type { Quote, QuoteState } from '@truciolo/contract';
import { addDays, dayInRome } from '@truciolo/italian';
import type { QuoteCustomer } from '@truciolo/quote';
import { insertQuotes, type PastQuote, ratesOfToday, setLastSerial } from '../features/quotes/index.ts';
import {
  addSampleCustomers,
  asSent,
  between,
  type Chance,
  makeChance,
  makeDocument,
  pick,
  SAMPLE_VALIDITY,
  type SampleRates,
  sampleCustomers,
} from '../features/samples/index.ts';
import type { Db } from '../platform/database/handles.ts';

export const SAMPLE_QUOTES = 200;
const DAYS = 540;
const DAY_MS = 86_400_000;

interface SampleQuoteContext {
  readonly companyGuid: string;
  /** Users who write quotes, the busiest first. */
  readonly owners: readonly string[];
  readonly now: Date;
}

/** State of a quote of this age in days. */
function stateOf(age: number, chance: Chance): QuoteState {
  const luck = chance();
  if (age < 4) return luck < 0.6 ? 'draft' : 'sent';
  if (age < SAMPLE_VALIDITY)
    return luck < 0.5 ? 'sent' : luck < 0.72 ? 'accepted' : luck < 0.82 ? 'refused' : 'draft';
  return luck < 0.46 ? 'accepted' : luck < 0.78 ? 'refused' : 'expired';
}

const reasons = ['Prezzo troppo alto', 'Consegna troppo lunga', 'Commessa annullata', 'Assegnato a un altro'];

function outcomeOf(
  state: QuoteState,
  customer: QuoteCustomer,
  sentAt: Date,
  now: Date,
  chance: Chance,
): Quote['outcome'] {
  if (state !== 'accepted' && state !== 'refused') return null;
  const at = Math.min(sentAt.getTime() + between([1, 14], chance) * DAY_MS, now.getTime());
  return {
    at: new Date(at).toISOString(),
    by: customer.contact,
    reason: state === 'accepted' ? '' : pick(reasons, chance, ''),
    competitor: '',
    competitorPrice: null,
  };
}

function* pastQuotes(
  { owners, now }: SampleQuoteContext,
  customers: readonly QuoteCustomer[],
  demo: SampleRates,
): Generator<PastQuote> {
  const chance = makeChance(20_261_117);
  const today = dayInRome(now);
  const serials = new Map<number, number>();
  for (let index = 0; index < SAMPLE_QUOTES; index += 1) {
    // Denser towards today: the business grows, and users look at the last weeks.
    const age = Math.floor(DAYS * (1 - (index + 1) / SAMPLE_QUOTES) ** 1.5);
    const day = addDays(today, -age);
    const createdAt = new Date(Math.min(Date.parse(`${day}T07:30:00Z`) + index * 60_000, now.getTime()));
    const customer = pick(customers, chance, undefined);
    if (!customer) return;
    const year = Number(day.slice(0, 4));
    const serial = (serials.get(year) ?? 0) + 1;
    serials.set(year, serial);
    const state = stateOf(age, chance);
    const made = makeDocument(day, customer, demo, chance);
    const document = state === 'draft' ? made : asSent(made);
    const hours = between([1, 30], chance);
    const sentAt =
      state === 'draft' ? null : new Date(Math.min(createdAt.getTime() + hours * 3_600_000, now.getTime()));
    const isRevised = state !== 'draft' && chance() < 0.12;
    yield {
      number: `P-${year}-${String(serial).padStart(4, '0')}`,
      place: { year, serial },
      state,
      documents: isRevised ? [document, { ...document, discounts: [5] }] : [document],
      ownerGuid: pick(owners, chance, owners[0] ?? ''),
      createdAt,
      sentAt,
      outcome: sentAt && outcomeOf(state, customer, sentAt, now, chance),
    };
  }
}

/** Customers and a year and a half of their quotes, in all states, priced by the engine with today's rates. */
export async function createSampleQuotes(db: Db, ground: SampleQuoteContext): Promise<void> {
  const { companyGuid } = ground;
  const customers = await addSampleCustomers(db, sampleCustomers, ground);
  const machines = await db.selectFrom('machines').select(['guid', 'code']).orderBy('code').execute();
  const demo = {
    rates: await ratesOfToday(db),
    machineByCode: new Map(machines.map(({ guid, code }) => [code, guid])),
  };
  const quotes = [...pastQuotes(ground, customers, demo)];
  await insertQuotes(db, companyGuid, quotes);
  const last = new Map(quotes.flatMap(({ place }) => (place ? [[place.year, place.serial] as const] : [])));
  for (const [year, serial] of last) await setLastSerial(db, companyGuid, year, serial);
}
