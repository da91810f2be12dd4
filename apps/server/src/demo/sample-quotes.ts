import type { Quote, QuoteState } from '@truciolo/contract';
import { newQuote, noRates, type QuoteCustomer, type QuoteDocument, type RatesDraft } from '@truciolo/quote';
import { customersTable } from '../features/customers/index.ts';
import { insertQuotes, type PastQuote, ratesOfToday, setLastSerial } from '../features/quotes/index.ts';
import type { Db } from '../platform/database/handles.ts';
import { insertRows } from '../platform/registry/registry-repository.ts';
import { addDays, dayInRome } from '../platform/rome-time.ts';
import { between, type Chance, makeChance, pick } from './chance.ts';
import { sampleCustomers } from './sample-customers.data.ts';
import { type DemoRates, type MadePosition, makePosition } from './sample-positions.ts';

export const SAMPLE_QUOTES = 200;
const DAYS = 540;
const DAY_MS = 86_400_000;
const VALIDITY = 30;

export interface QuoteGround {
  readonly companyGuid: string;
  /** Who writes quotes, the busiest first. */
  readonly owners: readonly string[];
  readonly now: Date;
}

const noAddress = { name: '', street: '', postalCode: '', city: '', province: '', country: 'IT' };

async function addCustomers(db: Db, { companyGuid, now }: QuoteGround): Promise<QuoteCustomer[]> {
  const list = sampleCustomers.map(([name, city, province, contact, email], index) => ({
    code: `C${String(index + 1).padStart(3, '0')}`,
    name,
    vatNumber: '',
    fiscalCode: '',
    sdi: '',
    pec: '',
    email,
    phone: '',
    website: '',
    iban: '',
    legalAddress: { ...noAddress, city, province, country: province === '' ? 'DE' : 'IT' },
    deliveryAddresses: [],
    contacts: [{ name: contact, role: 'Ufficio acquisti', email, phone: '' }],
    paymentTerms: 'RB 60 gg DFFM',
    deliveryTerms: 'Franco nostro stabilimento',
    discount: 0,
    margin: null,
    language: province === '' ? 'en' : 'it',
    rating: 3 + (index % 3),
    tags: [],
    notes: '',
  }));
  const rows = await insertRows(db, customersTable, list, { companyGuid, now });
  return rows.map(({ guid }, index) => ({
    guid,
    name: sampleCustomers[index]?.[0] ?? '',
    contact: sampleCustomers[index]?.[3] ?? '',
    email: sampleCustomers[index]?.[4] ?? '',
    address: [sampleCustomers[index]?.[1], sampleCustomers[index]?.[2]].filter(Boolean).join(' '),
    vatNumber: '',
  }));
}

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

function makeDocument(day: string, customer: QuoteCustomer, demo: DemoRates, chance: Chance): QuoteDocument {
  const count = pick([1, 2, 3, 5], chance, 1);
  const made = Array.from({ length: count }, (_, index) => makePosition(`p${index + 1}`, demo, chance));
  const terms = {
    validityDays: VALIDITY,
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
    rates: usedRates(demo.rates, made),
  };
}

/** What became of a quote so many days old. */
function stateOf(age: number, chance: Chance): QuoteState {
  const luck = chance();
  if (age < 4) return luck < 0.6 ? 'draft' : 'sent';
  if (age < VALIDITY)
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
  { owners, now }: QuoteGround,
  customers: readonly QuoteCustomer[],
  demo: DemoRates,
): Generator<PastQuote> {
  const chance = makeChance(20_261_117);
  const today = dayInRome(now);
  const serials = new Map<number, number>();
  for (let index = 0; index < SAMPLE_QUOTES; index += 1) {
    // Denser towards today: the business grows, and the last weeks are what people look at.
    const age = Math.floor(DAYS * (1 - (index + 1) / SAMPLE_QUOTES) ** 1.5);
    const day = addDays(today, -age);
    const createdAt = new Date(Math.min(Date.parse(`${day}T07:30:00Z`) + index * 60_000, now.getTime()));
    const customer = pick(customers, chance, undefined);
    if (!customer) return;
    const year = Number(day.slice(0, 4));
    const serial = (serials.get(year) ?? 0) + 1;
    serials.set(year, serial);
    const state = stateOf(age, chance);
    const document = makeDocument(day, customer, demo, chance);
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
export async function createSampleQuotes(db: Db, ground: QuoteGround): Promise<void> {
  const { companyGuid } = ground;
  const customers = await addCustomers(db, ground);
  const machines = await db.selectFrom('machines').select(['guid', 'code']).execute();
  const demo = {
    rates: await ratesOfToday(db),
    machineByCode: new Map(machines.map(({ guid, code }) => [code, guid])),
  };
  const quotes = [...pastQuotes(ground, customers, demo)];
  await insertQuotes(db, companyGuid, quotes);
  const last = new Map(quotes.flatMap(({ place }) => (place ? [[place.year, place.serial] as const] : [])));
  for (const [year, serial] of last) await setLastSerial(db, companyGuid, year, serial);
}
