import { describe, expect, it } from 'vitest';
import { newQuote } from '../draft/new-quote.ts';
import { noRates } from '../draft/rates.ts';
import type { QuoteDocument } from '../model/quote-document.ts';
import { offerOf } from '../offer/offer.ts';
import { priceQuote } from '../pricing/price-quote.ts';
import { plainOf } from './plain-of.ts';
import { HIDDEN_PROBLEM, plainPrices } from './plain-price.ts';
import { type PlainPosition, plainQuote } from './plain-quote.ts';
import { type PlainStart, withMarginOf, withPlain } from './with-plain.ts';

let count = 0;
const start: PlainStart = {
  company: { defaultMargin: 30 },
  customer: null,
  rules: [],
  costs: [
    {
      name: 'Spese generali',
      category: 'overheads',
      basis: 'percent',
      amount: null,
      percent: 10,
      confirmed: true,
      addToNewQuotes: true,
    },
  ],
  ratesNow: {
    ...noRates,
    machines: {
      m1: {
        name: 'Tornio',
        setupRate: { value: 60, origin: 'registry' },
        runRate: { value: 60, origin: 'registry' },
        variableShare: null,
      },
    },
    materials: {
      c45: {
        name: 'C45',
        isoGroup: 'P',
        density: 7.85,
        price: { value: 2, origin: 'registry' },
        chipPrice: null,
      },
    },
  },
  works: new Map(),
  newId: () => `id${++count}`,
};
const position: PlainPosition = {
  id: 'p1',
  code: 'A1',
  description: 'Perno',
  drawing: '',
  drawingRevision: '',
  notes: '',
  quantities: [10],
  part: { surfaceDm2: null, volumeDm3: null, length: null, diameter: null, holes: null },
  stock: { kind: 'bar', materialId: 'c45', section: { shape: 'round', diameter: 40 }, length: 92 },
  phases: [
    {
      id: 'f1',
      name: 'Tornitura',
      workGuid: null,
      time: { machineId: 'm1', setup: 30, cycle: 4, byFormula: false },
    },
  ],
};
const empty = newQuote('2026-11-16', { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 });
const made = withPlain(empty, { ...plainOf(empty), positions: [position] }, start);
const first = (document: QuoteDocument) => {
  const [found] = document.positions;
  if (!found) throw new Error('no position');
  return found;
};

/** Every key of a value, however deep. */
const pricesOf = (document: QuoteDocument) => {
  const price = priceQuote(document);
  return plainPrices(offerOf(document, price, {}), price);
};
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : [];

describe('a quote without costs', () => {
  it('is priced by the registries, the overheads and the margin of the company', () => {
    expect(first(made)).toMatchObject({
      overheads: { rate: { value: 10 } },
      price: { target: { kind: 'margin', rate: 30 } },
    });
    const [price] = pricesOf(made);
    expect(price).toMatchObject({ id: 'p1', missing: [] });
    expect(price?.prices).toEqual(offerOf(made, priceQuote(made), {}).positions[0]?.prices);
    expect(price?.prices[0]?.unit).toBeGreaterThan(0);
  });

  it('reveals no rate, margin, floor or cost, and reads back its own output', () => {
    const plain = plainOf(made);
    expect(plainQuote.parse(plain)).toEqual(plain);
    const told = new Set(keysOf([plain, pricesOf(made)]));
    for (const key of [
      'rates',
      'price',
      'costs',
      'overheads',
      'discounts',
      'margin',
      'rules',
      'cost',
      'orderCosts',
    ])
      expect(told.has(key)).toBe(false);
  });

  it('keeps values that its author cannot see', () => {
    const dear = {
      ...made,
      internalNotes: 'segreto',
      positions: made.positions.map((one) => ({
        ...one,
        price: { ...one.price, target: { kind: 'typed' as const, unit: 99 } },
      })),
    };
    expect(withPlain(dear, plainOf(dear), start)).toEqual(dear);
    const renamed = withPlain(dear, { ...plainOf(dear), title: 'Nuovo titolo' }, start);
    expect(renamed).toEqual({ ...dear, title: 'Nuovo titolo' });
  });

  it('keeps a measured value under the typed one', () => {
    const measured = {
      ...made,
      positions: made.positions.map((one) =>
        one.stock?.kind === 'bar'
          ? { ...one, stock: { ...one.stock, length: { value: 92, origin: '3d' as const } } }
          : one,
      ),
    };
    const longer = { ...position, stock: { ...position.stock, length: 95 } as PlainPosition['stock'] };
    const next = withPlain(measured, { ...plainOf(measured), positions: [longer] }, start);
    expect(first(next).stock).toMatchObject({ length: { value: 92, origin: '3d', override: 95 } });
  });

  it('reports problems that its author can solve, and hides the rest behind one sentence', () => {
    const open = { ...position, quantities: [], stock: null };
    const missing = (document: QuoteDocument) => pricesOf(document)[0]?.missing;
    expect(missing(withPlain(empty, { ...plainOf(empty), positions: [open] }, start))).toEqual([
      'Manca la quantità.',
    ]);
    const noOverheads = {
      ...made,
      positions: made.positions.map((one) => ({
        ...one,
        overheads: { ...one.overheads, rate: { value: null, origin: 'typed' as const } },
      })),
    };
    expect(missing(noOverheads)).toEqual([HIDDEN_PROBLEM]);
  });

  it('takes the margin of the customer, unless a user chose another one', () => {
    const forOther = { ...start, customer: { margin: 40 } };
    expect(first(withMarginOf(made, start, forOther)).price.target).toMatchObject({ rate: 40 });
    const chosen = withMarginOf(made, forOther, { ...start, customer: { margin: 12 } });
    expect(first(chosen).price.target).toMatchObject({ rate: 30 });
  });
});
