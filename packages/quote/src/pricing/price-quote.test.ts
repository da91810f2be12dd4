import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import { type PositionDraft, quoteDocument } from '../model/quote-document.ts';
import { typedValue } from '../model/value.ts';
import { offerOf } from '../offer/offer.ts';
import { pricePosition, priceQuote } from './price-quote.ts';

const euro = (amount: number | undefined) => (amount ?? Number.NaN) / 10_000;
const problemsOf = (change: Partial<PositionDraft>) =>
  pricePosition({ ...perno, ...change }, pernoQuote).problems;

describe('pricing a quote document', () => {
  it('gives the printed unit prices of formulas (e)', () => {
    const { outcomes } = pricePosition(perno, pernoQuote);
    const units = outcomes.map(({ outcome }) => (outcome.ok ? euro(outcome.priced.price.listUnit) : null));
    // 52.1718, 25.1918, 22.0693, 19.9713 before rounding.
    expect(units).toEqual([52.17, 25.19, 22.07, 19.97]);
    const full = outcomes.map(({ outcome }) => (outcome.ok ? euro(outcome.priced.cost.fullPerPiece) : null));
    expect(full).toEqual([41.7375, 20.1535, 17.6555, 15.9771]);
  });

  it('sums the chosen quantities, discounts the sum and adds VAT', () => {
    const { totals } = priceQuote(pernoQuote);
    // 25.19 × 50 = 1259.50; 3 % = 37.785 → 37.79; 1221.71 × 22 % = 268.78
    expect(
      [totals.positions, totals.discount, totals.taxable, totals.vatTotal, totals.total].map(euro),
    ).toEqual([1259.5, -37.79, 1221.71, 268.78, 1490.49]);
  });

  it('leaves an optional position out of the sum', () => {
    const optional = { ...perno, id: 'p2', optional: true };
    const totals = priceQuote({ ...pernoQuote, positions: [perno, optional] }).totals;
    expect(euro(totals.positions)).toBe(1259.5);
  });

  it('counts a position without a price instead of taking it as zero', () => {
    const unknown = { ...perno, id: 'p2', quantities: [] };
    const { totals } = priceQuote({ ...pernoQuote, positions: [perno, unknown] });
    expect([totals.unpriced, totals.netMargin]).toEqual([1, null]);
  });

  it('has no margin for a price without any cost, and prints a material known only by name', () => {
    const bare: PositionDraft = {
      ...perno,
      stock: { kind: 'none', materialName: '42CrMo4' },
      phases: [],
      costs: [],
      price: { ...perno.price, target: { kind: 'typed', unit: 18.5 } },
    };
    const document = { ...pernoQuote, positions: [bare] };
    const priced = priceQuote(document);
    expect([euro(priced.totals.positions), priced.totals.netMargin]).toEqual([925, null]);
    const [outcome] = priced.positions[0]?.outcomes ?? [];
    expect(outcome?.outcome.ok && outcome.outcome.priced.price.netMargin).toBeNull();
    expect(offerOf(document, priced, {}).positions[0]?.material).toBe('42CrMo4');
  });

  it('reads a document stored before the options about scrap and urgency, and prices it as then', () => {
    const { risksScrap: _choice, ...old } = perno;
    const expedite = { label: 'Urgenza', rate: 0, fixed: 50, leadDays: null };
    const price = { ...old.price, discounts: [{ rate: 10 }], expedite };
    const stored = quoteDocument.parse({ ...pernoQuote, positions: [{ ...old, price }] });
    const [position] = priceQuote(stored).positions;
    // Scrap by the average, and the discount on the fixed amount too: 26.19 · 0.9.
    expect(position?.chosen?.ok && euro(position.chosen.priced.price.netUnit)).toBe(23.57);
  });

  it('prices only unknown positions again', () => {
    const first = priceQuote(pernoQuote);
    const asked: string[] = [];
    const again = priceQuote(pernoQuote, ({ id }) => {
      asked.push(id);
      return first.positions[0];
    });
    expect(asked).toEqual(['p1']);
    expect(again.positions[0]).toBe(first.positions[0]);
  });

  it.each<[string, Partial<PositionDraft>, string]>([
    ['a quantity', { quantities: [] }, 'Manca la quantità.'],
    [
      'a cycle time',
      {
        phases: perno.phases.map((phase) =>
          phase.kind === 'time' ? { ...phase, cycle: typedValue(null) } : phase,
        ),
      },
      'Manca il tempo ciclo di «Tornitura».',
    ],
    [
      'a machine',
      {
        phases: perno.phases.map((phase) => (phase.kind === 'time' ? { ...phase, machineId: null } : phase)),
      },
      'Scegli la macchina di «Tornitura».',
    ],
    [
      'the price of outside work',
      {
        phases: perno.phases.map((phase) =>
          phase.kind === 'unit' ? { ...phase, unit: typedValue(null) } : phase,
        ),
      },
      'Manca il prezzo di «Brunitura».',
    ],
    [
      'a typed price',
      { price: { ...perno.price, target: { kind: 'typed', unit: null } } },
      'Scrivi il prezzo.',
    ],
  ])('says that %s is missing', (_what, change, message) => {
    expect(problemsOf(change).map((problem) => problem.message)).toContain(message);
  });

  it('prices an urgency that is only a fixed amount', () => {
    const expedite = { label: '', rate: null, fixed: 100, leadDays: 3 };
    const urgent = { ...perno, quantities: [50], price: { ...perno.price, expedite } };
    const [priced] = pricePosition(urgent, pernoQuote).outcomes;
    // (1259.59 + 100) / 50 = 27.1918
    expect(priced?.outcome.ok && euro(priced.outcome.priced.price.listUnit)).toBe(27.19);
  });

  it('names the amount with too many decimals', () => {
    const typedAt = [{ quantity: 50, unit: 1.23456 }];
    expect(problemsOf({ price: { ...perno.price, typedAt } })).toEqual([
      {
        code: 'bad-value',
        path: 'policy.typedAt[0].unit',
        message: 'Prezzo digitato a 50 pezzi: serve un importo con al massimo quattro decimali.',
      },
    ]);
  });

  it('reports a material without a price', () => {
    const { rates } = pernoQuote;
    const c45 = rates.materials.c45;
    const materials = c45 ? { c45: { ...c45, price: typedValue(null) } } : {};
    const { problems } = pricePosition(perno, { ...pernoQuote, rates: { ...rates, materials } });
    expect(problems.map(({ code }) => code)).toEqual(['missing-price']);
  });

  it('shows a customer prices and terms and no internal data', () => {
    const offer = offerOf(pernoQuote, priceQuote(pernoQuote), {});
    expect(offer.positions[0]?.prices.map(({ quantity, unit }) => [quantity, euro(unit)])).toEqual([
      [10, 52.17],
      [50, 25.19],
      [100, 22.07],
      [500, 19.97],
    ]);
    const text = JSON.stringify(offer);
    for (const secret of ['margin', 'Tornio', 'Galvanica', 'cost', 'internal'])
      expect(text).not.toContain(secret);
  });
});
