import { euros, percent, sum, ZERO } from '@truciolo/money';
import { minutes } from '@truciolo/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../../testing/by-scope.ts';
import { anyPosition } from '../../test/any-position.ts';
import { priceOf, printed } from '../../test/price-of.ts';
import { buildMockPosition, buildPhase, buildPosition, exampleRates } from '../../test/worked-example.ts';
import { preparePosition } from '../engine/prepare-position.ts';
import type { FormulaVariables } from '../model/formula-evaluator.ts';
import { typed } from '../model/origin.ts';
import { BRIDGE_GROUPS, bridge, type PricedState } from './bridge.ts';
import { checkBreaks } from './check-breaks.ts';
import { economicLot } from './economic-lot.ts';
import { curveQuantities, priceCurve } from './price-curve.ts';

describe('economic lot', () => {
  it('the quote page: 121 pieces at 10 %', () => {
    expect(economicLot(preparePosition(buildMockPosition(), exampleRates))).toEqual({
      kind: 'lot',
      quantity: 121,
    });
  });

  it('is the last quantity at which lot costs have that weight', () => {
    const prepared = preparePosition(buildPosition(), exampleRates);
    const lot = economicLot(prepared, percent(25));
    if (lot.kind !== 'lot') throw new Error(lot.kind);
    const weight = (q: number) => {
      const { cost } = priceOf(buildPosition(), q);
      return cost.lot / cost.full;
    };
    expect(weight(lot.quantity)).toBeGreaterThanOrEqual(0.25);
    expect(weight(lot.quantity + 1)).toBeLessThan(0.25);
  });

  it('a formula of the lot that grows with it is not a lot cost', () => {
    // 40 € a lot and 2 € a piece, beside a cycle of 10 € a piece: 40 weighs 10 % of 400 at about 28 pieces.
    const formulas = {
      f: ({ quantità }: FormulaVariables) => ({ ok: true as const, value: 40 + 2 * Number(quantità) }),
    };
    const phase = buildPosition().phases.find(({ kind }) => kind === 'unit');
    if (phase?.kind !== 'unit') throw new Error('the example has outside work');
    const { basis: _basis, unit: _unit, ...charged } = phase;
    const position = buildPosition({
      stock: { kind: 'none' },
      phases: [
        buildPhase({ setup: typed(minutes(0)) }),
        { ...charged, kind: 'formula', formulaId: 'f', gives: 'lot', minimum: ZERO },
      ],
      costs: [],
      scrap: typed(percent(0)),
      overheads: { rate: typed(percent(0)), exclude: [] },
    });
    // 42 ≥ 10 % of 40 + 12 · q up to q = 31.
    expect(economicLot(preparePosition(position, exampleRates, formulas))).toEqual({
      kind: 'lot',
      quantity: 31,
    });
  });

  it('reports that there is none', () => {
    const piecework = buildPosition({ phases: [buildPhase({ setup: typed(minutes(0)) })], costs: [] });
    expect(economicLot(preparePosition(piecework, exampleRates)).kind).toBe('from-the-first-piece');
    const lotOnly = buildPosition({
      stock: { kind: 'none' },
      phases: [buildPhase({ cycle: typed(minutes(0)) })],
      costs: [],
    });
    expect(economicLot(preparePosition(lotOnly, exampleRates)).kind).toBe('never');
    expect(economicLot(preparePosition(buildPosition({ stock: null }), exampleRates)).kind).toBe(
      'not-priced',
    );
  });
});

describe('price curve', () => {
  it('runs over whole quantities, evenly on a logarithmic axis', () => {
    expect(curveQuantities(1, 1000, 4)).toEqual([1, 10, 100, 1000]);
    expect(curveQuantities(1, 4, 50)).toEqual([1, 2, 3, 4]);
    expect(curveQuantities(0, 10, 5)).toEqual([]);
    expect(curveQuantities(10, 5, 5)).toEqual([]);
  });

  it('passes through the worked example, before rounding', () => {
    const curve = priceCurve(preparePosition(buildPosition(), exampleRates), [10, 50, 100, 500]);
    expect(curve.map((point) => printed(point.price, 4))).toEqual([
      '52,1718',
      '25,1918',
      '22,0693',
      '19,9713',
    ]);
    expect(curve.map((point) => printed(point.fullCost, 4))).toEqual([
      '41,7375',
      '20,1535',
      '17,6555',
      '15,9771',
    ]);
  });
});

describe('quantity breaks', () => {
  const breaks = (quantities: number[], position = buildPosition()) => {
    const prepared = preparePosition(position, exampleRates);
    return checkBreaks(quantities.map((quantity) => prepared.priceAt(quantity)));
  };

  it('reports that 2046 pieces cost more than 2047 and offers four decimals', () => {
    const [warning, ...others] = breaks([2046, 50, 2047]);
    expect(others).toEqual([]);
    expect(warning?.message).toMatch(/^2\.047 pezzi costano .* meno di 2\.046 pezzi .*quattro decimali/);
    expect(breaks([10, 50, 100])).toEqual([]);
  });

  it('points at typed prices and discounts where they are the cause', () => {
    const { policy } = buildPosition();
    const position = buildPosition({ policy: { ...policy, typedAt: [{ quantity: 60, unit: euros(5) }] } });
    expect(breaks([50, 60], position)[0]?.message).toContain('controlla prezzi digitati e sconti');
  });
});

describe('bridge: perché è cambiato il prezzo', () => {
  const before: PricedState = { position: buildPosition(), rates: exampleRates, quantity: 50 };

  it('shows one group at a time', () => {
    const c45 = exampleRates.materials.c45;
    const after: PricedState = {
      position: buildPosition({
        phases: buildPosition().phases.map((phase) =>
          phase.kind === 'time' ? { ...phase, cycle: typed(minutes(13)) } : phase,
        ),
        policy: { ...buildPosition().policy, target: { kind: 'margin', rate: percent(25), on: 'list' } },
      }),
      rates: {
        ...exampleRates,
        materials: { c45: { ...c45, price: typed(euros(2)) } as NonNullable<typeof c45> },
      },
      quantity: 50,
    };
    const result = bridge(before, after, 'total');
    if (!result.ok) throw new Error('priced on both sides');
    const moved = Object.fromEntries(
      result.steps
        .filter((step) => step.difference !== 0)
        .map((step) => [step.group, printed(step.difference)]),
    );
    expect(Object.keys(moved)).toEqual(['material', 'times', 'price']);
    expect(printed(result.before)).toBe('1.259,50');
    expect(sum(result.steps.map((step) => step.difference))).toBe(result.after - result.before);
  });

  it('survives a machine that only one side has', () => {
    const phase = buildPhase({ machineId: 'nuova' });
    const rates = {
      ...exampleRates,
      machines: { nuova: { name: 'Nuova', setupRate: typed(euros(60)), runRate: typed(euros(70)) } },
    };
    const result = bridge(before, { position: buildPosition({ phases: [phase] }), rates, quantity: 80 });
    expect(result.ok && sum(result.steps.map((step) => step.difference))).toBe(
      result.ok && result.after - result.before,
    );
  });

  it('tells which side has no price', () => {
    const broken = { ...before, position: buildPosition({ stock: null }) };
    expect(bridge(broken, before)).toMatchObject({ ok: false, side: 'before' });
    expect(bridge(before, broken)).toMatchObject({ ok: false, side: 'after' });
  });

  it('always adds up to the difference, in the fixed order of the groups', () => {
    const quantity = fc.integer({ min: 1, max: 5000 });
    const measure = fc.constantFrom('unit', 'total');
    fc.assert(
      fc.property(anyPosition, quantity, anyPosition, quantity, measure, (a, qa, b, qb, what) => {
        const result = bridge({ ...a, quantity: qa }, { ...b, quantity: qb }, what);
        if (!result.ok) return;
        expect(result.steps.map((step) => step.group)).toEqual([...BRIDGE_GROUPS]);
        expect(sum(result.steps.map((step) => step.difference))).toBe(result.after - result.before);
        expect(result.steps.at(-1)?.after).toBe(result.after);
      }),
      { numRuns: byScope(20, 60) },
    );
  });
});
