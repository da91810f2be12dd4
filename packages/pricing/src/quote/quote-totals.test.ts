import { euros, type Money, percent, subtract, sum, ZERO } from '@truciolo/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, printed } from '../../test/price-of.ts';
import { buildMockPosition } from '../../test/worked-example.ts';
import { netOfQuote } from './net-of-quote.ts';
import { type QuoteLine, quoteTotals } from './quote-totals.ts';
import { isNaturaCode, ORDINARY_VAT, type VatTreatment } from './vat.ts';

const line = (
  total: number | null,
  vat: VatTreatment = ORDINARY_VAT,
  cost: number | null = null,
): QuoteLine => ({
  total: total === null ? null : euros(total),
  fullCost: cost === null ? null : euros(cost),
  vat,
});

const plain = { discounts: [], minimumOrder: ZERO };
const natura = (code: 'N3.1' | 'N3.2' | 'N4' | 'N6.1'): VatTreatment => ({ kind: 'natura', code });

describe('quote totals', () => {
  it('the quote page: 2.949,50 − 3 % = 2.861,01, VAT 629,42, total 3.490,43', () => {
    const lines = [line(1259.5), line(50 * 18.4), line(200 * 3.85), line(null)];
    const totals = quoteTotals(lines, { discounts: [percent(3)], minimumOrder: ZERO });
    expect(printed(totals.positions)).toBe('2.949,50');
    expect(printed(totals.discount)).toBe('−88,49');
    expect(printed(totals.taxable)).toBe('2.861,01');
    expect(totals.vat.map((row) => [row.label, printed(row.tax)])).toEqual([['IVA 22 %', '629,42']]);
    expect(printed(totals.total)).toBe('3.490,43');
    expect(totals.unpriced).toBe(1);
    expect(totals.netMargin).toBeNull();
  });

  it('formulas (e): 1234.56 at 22 % is VAT 271.60, total 1506.16', () => {
    const { vatTotal, total } = quoteTotals([line(1234.56)], plain);
    expect([printed(vatTotal), printed(total)]).toEqual(['271,60', '1.506,16']);
  });

  it('rounds VAT once per rate, not per line', () => {
    // Three lines of 0.05: 22 % of 0.15 is 0.033, of each line 0.011.
    expect(printed(quoteTotals([line(0.05), line(0.05), line(0.05)], plain).vatTotal)).toBe('0,03');
    const mixed = quoteTotals([line(100), line(100, { kind: 'rate', rate: percent(10) }), line(50)], plain);
    expect(mixed.vat.map((row) => [printed(row.taxable), printed(row.tax)])).toEqual([
      ['150,00', '33,00'],
      ['100,00', '10,00'],
    ]);
  });

  it('untaxed lines keep their natura, with the bollo where it is due', () => {
    const exported = quoteTotals([line(500, natura('N3.1'))], plain);
    expect(exported.vat[0]?.label).toBe('N3.1 Non imponibili, esportazioni');
    expect([exported.vatTotal, exported.stampDuty]).toEqual([0, 0]);
    expect(quoteTotals([line(77.47, natura('N4'))], plain).stampDuty).toBe(0);
    expect(quoteTotals([line(77.48, natura('N4'))], plain).stampDuty).toBe(euros(2));
    expect(quoteTotals([line(500, natura('N6.1'))], plain).stampDuty).toBe(0);
    expect([isNaturaCode('N6.1'), isNaturaCode('N9'), isNaturaCode('toString')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('raises the order to its minimum, with the VAT of the larger part', () => {
    const totals = quoteTotals([line(30), line(10, natura('N3.2'))], {
      discounts: [],
      minimumOrder: euros(100),
    });
    expect([printed(totals.topUp), printed(totals.taxable)]).toEqual(['60,00', '100,00']);
    expect(totals.vat.map((row) => printed(row.taxable))).toEqual(['90,00', '10,00']);
  });

  it('an empty quote is zero, not a minimum', () => {
    expect(quoteTotals([], { discounts: [percent(5)], minimumOrder: euros(100) }).total).toBe(0);
    expect(quoteTotals([line(null)], { discounts: [], minimumOrder: euros(100) })).toMatchObject({
      total: 0,
      unpriced: 1,
    });
  });

  it('the margin is net of the discounts of the quote', () => {
    const { netMargin } = quoteTotals([line(100, ORDINARY_VAT, 80)], {
      discounts: [percent(10)],
      minimumOrder: ZERO,
    });
    // 1 − 80 / 90.
    expect(netMargin).toBe(percent(11.1111));
  });

  it('charges the order costs once, without discount and on top of the minimum', () => {
    const totals = quoteTotals([line(100, ORDINARY_VAT, 60), line(100, ORDINARY_VAT, 60)], {
      discounts: [percent(10)],
      minimumOrder: euros(200),
      charges: [line(25, ORDINARY_VAT, 20)],
    });
    // 200 − 20 + 20 to the minimum + 25; 22 % of 225; 1 − 140 / 225.
    expect(
      [totals.positions, totals.discount, totals.topUp, totals.charges].map((one) => printed(one)),
    ).toEqual(['200,00', '−20,00', '20,00', '25,00']);
    expect([totals.taxable, totals.vatTotal, totals.total].map((one) => printed(one))).toEqual([
      '225,00',
      '49,50',
      '274,50',
    ]);
    expect(totals.netMargin).toBe(percent(37.7778));
    expect(totals.unpriced).toBe(0);
  });

  it('the parts always add up', () => {
    const anyLine = fc.record({
      total: fc.oneof(
        fc.constant(null),
        fc.integer({ min: 0, max: 10 ** 10 }).map((cents) => (cents * 100) as Money),
      ),
      fullCost: fc.constant(null),
      vat: fc.constantFrom<VatTreatment>(
        ORDINARY_VAT,
        { kind: 'rate', rate: percent(10) },
        natura('N4'),
        natura('N3.2'),
      ),
    });
    const discounts = fc.array(
      fc.integer({ min: 0, max: 990_000 }).map((units) => percent(units / 10_000)),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 20 }),
        discounts,
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.array(anyLine, { maxLength: 3 }),
        (lines, rates, least, charges) => {
          const totals = quoteTotals(lines, {
            discounts: rates,
            minimumOrder: (least * 100) as Money,
            charges,
          });
          expect(sum(totals.vat.map((row) => row.taxable))).toBe(totals.taxable);
          expect(sum([totals.positions, totals.discount, totals.topUp, totals.charges])).toBe(totals.taxable);
          expect(subtract(totals.total, totals.vatTotal)).toBe(totals.taxable);
          expect(totals.vat.every((row) => row.tax % 100 === 0)).toBe(true);
          expect(totals.discount).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});

describe('netOfQuote', () => {
  it.each([
    [10, '50,60', '17.5'],
    [50, '24,43', '17.5'],
    [100, '21,41', '17.5'],
    [500, '18,33', '12.8'],
  ])('the column "Netto −3 %%" at %d pieces: %s, %s %%', (quantity, unit, margin) => {
    const net = netOfQuote(priceOf(buildMockPosition(), quantity), [percent(3)]);
    expect(printed(net.unit)).toBe(unit);
    expect(net.margin && (net.margin / 10_000).toFixed(1)).toBe(margin);
  });
});
