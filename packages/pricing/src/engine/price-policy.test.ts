import { euros, type Money, percent } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { priceOf, printed } from '../../test/price-of.ts';
import { buildPosition } from '../../test/worked-example.ts';
import type { PricePolicy } from '../model/price-policy.ts';

const priced = (policy: Partial<PricePolicy>, quantity = 50) =>
  priceOf(buildPosition({ policy: { ...buildPosition().policy, ...policy } }), quantity);

const rate = (value: number | null) => (value === null ? null : (value / 10_000).toFixed(2));

describe('price policy', () => {
  it('mark-up: R 25 % is margin 20 %', () => {
    const { price } = priced({
      target: { kind: 'markup', rate: percent(25) },
      rounding: { step: 1 as Money, rule: 'half-up' },
    });
    expect(printed(price.listUnit, 4)).toBe('25,1918');
    expect(rate(price.listMargin)).toBe('20.00');
    expect(rate(price.netMarkup)).toBe('25.00');
  });

  it('mark-up per category', () => {
    const target = {
      kind: 'markup',
      rate: percent(20),
      byCategory: { material: percent(5), external: percent(0) },
    } as const;
    const { price, cost } = priced({ target });
    const raised = cost.full * 1.2 - cost.byCategory.material * 0.15 - cost.byCategory.external * 0.2;
    expect(price.beforeRounding).toBe(Math.round(raised));
  });

  it('discounts in cascade, on the printed list price: 10 + 5 on 100 is 85.50', () => {
    const { price } = priced({
      target: { kind: 'typed', unit: euros(100) },
      discounts: [{ rate: percent(10) }, { rate: percent(5) }],
    });
    expect(price.netUnit).toBe(euros(85.5));
    expect(price.total).toBe(euros(4275));
  });

  it('the 3 % of the quote page: 25,19 becomes 24,43 at 17,5 %', () => {
    const { price } = priced({ discounts: [{ rate: percent(3) }] });
    expect(printed(price.listUnit)).toBe('25,19');
    expect(printed(price.netUnit)).toBe('24,43');
    expect(price.netMargin && (price.netMargin / 10_000).toFixed(1)).toBe('17.5');
  });

  it('a margin asked on the net price raises the list by 1 / (1 − d)', () => {
    const { price } = priced({
      target: { kind: 'margin', rate: percent(20), on: 'net' },
      discounts: [{ rate: percent(10) }],
    });
    // 25.1918 / 0.9 = 27.9909.
    expect(printed(price.listUnit)).toBe('27,99');
    expect(printed(price.netUnit)).toBe('25,19');
    expect(price.netMargin && (price.netMargin / 10_000).toFixed(1)).toBe('20.0');
  });

  it('a quantity discount applies from its quantity on', () => {
    const discounts = [{ rate: percent(10), fromQuantity: 100 }];
    const [below, above] = [priced({ discounts }, 99).price, priced({ discounts }, 100).price];
    expect(below.netUnit).toBe(below.listUnit);
    expect(printed(above.netUnit)).toBe('19,86');
  });

  it('a typed price stays, with the computed one beside it', () => {
    const { price } = priced({
      typedAt: [{ quantity: 50, unit: euros(18.9) }],
      target: { kind: 'margin', rate: percent(60), on: 'list' },
    });
    expect(price).toMatchObject({ typed: true, listUnit: euros(18.9), computedUnit: euros(50.38) });
    expect(priced({ typedAt: [{ quantity: 10, unit: euros(18.9) }] }).price.typed).toBe(false);
  });

  it('reports a net price below a floor', () => {
    const codes = (unit: number) =>
      priced({ target: { kind: 'typed', unit: euros(unit) } }).warnings.map((warning) => warning.code);
    // Full cost 20.15, variable cost 18.34.
    expect(codes(20.16)).not.toContain('below-full-cost');
    expect(codes(20.15)).toContain('below-full-cost');
    expect(codes(18.33)).toContain('below-variable-cost');
    expect(codes(0)).toContain('below-variable-cost');
    expect(priced({ target: { kind: 'typed', unit: euros(0) } }).price.netMargin).toBeNull();
  });

  it('raises the line to its minimum, but not over a typed price', () => {
    const { price } = priced({ minimumLine: euros(100) }, 1);
    expect(price.total).toBeGreaterThan(euros(100));
    const small = priced({ minimumLine: euros(1000) }, 10).price;
    expect([printed(small.line), printed(small.topUp), printed(small.total)]).toEqual([
      '521,70',
      '478,30',
      '1.000,00',
    ]);
    const byHand = priced({ minimumLine: euros(1000), target: { kind: 'typed', unit: euros(60) } }, 10);
    expect(printed(byHand.price.total)).toBe('600,00');
    expect(byHand.warnings.map((warning) => warning.code)).toContain('typed-below-minimum');
  });

  it('promises the given days in place of the computed ones, at the same price', () => {
    const { price, leadDays } = priced({ promisedDays: 12 });
    expect(leadDays).toBe(12);
    expect(price).toEqual(priced({}).price);
  });

  it('adds the expedite charge to the list price and promises its days', () => {
    const expedite = {
      label: 'Urgenza 48 ore',
      rate: percent(15),
      fixed: euros(50),
      fixedDiscounted: false,
      leadDays: 2,
    };
    const { price, leadDays } = priced({ expedite });
    // 1259.59 · 1.15 + 50 = 1498.53, 29.9706 a piece.
    expect(printed(price.beforeRounding)).toBe('1.498,53');
    expect(printed(price.listUnit)).toBe('29,97');
    expect(leadDays).toBe(2);
    const byHand = priced({ expedite, target: { kind: 'typed', unit: euros(25) } });
    expect(byHand.price.listUnit).toBe(euros(25));
    expect(byHand.warnings.map((warning) => warning.code)).toContain('typed-without-expedite');
  });

  it('discounts do not apply to the fixed part of an urgency by default', () => {
    const discounts = [{ rate: percent(10) }];
    const expedite = { label: 'Urgenza', rate: percent(0), fixed: euros(50), fixedDiscounted: false };
    const apart = priced({ discounts, expedite }).price;
    // (1259.59 + 50) / 50 = 26.1918; ((26.19 · 50 − 50) · 0.9 + 50) / 50 = 23.671.
    expect([printed(apart.listUnit), printed(apart.netUnit)]).toEqual(['26,19', '23,67']);
    const together = priced({ discounts, expedite: { ...expedite, fixedDiscounted: true } }).price;
    // 26.19 · 0.9 = 23.571.
    expect(printed(together.netUnit)).toBe('23,57');
    // A typed price has no urgency in it.
    const byHand = priced({ discounts, expedite, target: { kind: 'typed', unit: euros(100) } }).price;
    expect(byHand.netUnit).toBe(euros(90));
  });

  it('rounds by the given step and rule', () => {
    const unit = (step: number, rule: 'half-up' | 'ceil' | 'floor') =>
      priced({ rounding: { step: euros(step), rule } }).price.listUnit;
    expect(unit(0.05, 'half-up')).toBe(euros(25.2));
    expect(unit(1, 'ceil')).toBe(euros(26));
    expect(unit(0.01, 'floor')).toBe(euros(25.19));
    expect(unit(0.0001, 'half-up')).toBe(euros(25.1918));
  });

  it('with four decimals the line is still rounded to cents', () => {
    expect(priced({ rounding: { step: 1 as Money, rule: 'half-up' } }).price.line).toBe(euros(1259.59));
  });
});
