import { type Money, percent } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { pricedAt, printed } from '../../test/price-of.ts';
import { buildMockPosition, buildPosition, exampleRates } from '../../test/worked-example.ts';
import { preparePosition } from './prepare-position.ts';

const byMargin = preparePosition(buildPosition(), exampleRates);
const { policy } = buildPosition();
const byMarkup = preparePosition(
  buildPosition({ policy: { ...policy, target: { kind: 'markup', rate: percent(20) } } }),
  exampleRates,
);

// formulas (e), the printed table.
const table = [
  [10, '383,39', '33,98', '417,37', '41,7375', '521,72', '52,1718', '500,85', '52,17'],
  [50, '916,96', '90,72', '1.007,67', '20,1535', '1.259,59', '25,1918', '1.209,21', '25,19'],
  [100, '1.603,92', '161,63', '1.765,55', '17,6555', '2.206,93', '22,0693', '2.118,66', '22,07'],
  [500, '7.259,59', '728,95', '7.988,54', '15,9771', '9.985,67', '19,9713', '9.586,25', '19,97'],
] as const;

describe('worked example of formulas (e)', () => {
  it.each(table)('%d pieces', (q, direct, overheads, full, perPiece, price, unit, markup, listUnit) => {
    const { cost, price: asked } = pricedAt(byMargin, q);
    expect(printed(cost.direct)).toBe(direct);
    expect(printed(cost.byCategory.overheads)).toBe(overheads);
    expect(printed(cost.full)).toBe(full);
    expect(printed(cost.fullPerPiece, 4)).toBe(perPiece);
    expect(printed(asked.beforeRounding)).toBe(price);
    // 4 decimals of the unit before rounding: ask the engine for the finer step.
    const fine = preparePosition(
      buildPosition({ policy: { ...policy, rounding: { step: 1 as Money, rule: 'half-up' } } }),
      exampleRates,
    );
    expect(printed(pricedAt(fine, q).price.listUnit, 4)).toBe(unit);
    expect(printed(pricedAt(byMarkup, q).price.beforeRounding)).toBe(markup);
    expect(printed(asked.listUnit)).toBe(listUnit);
    expect(asked.listMargin && Math.round(asked.listMargin / 1000)).toBe(200);
  });

  it('rounds the unit first on the document: 52,17 × 10 = 521,70 and 25,19 × 50 = 1.259,50', () => {
    expect(printed(pricedAt(byMargin, 10).price.total)).toBe('521,70');
    expect(printed(pricedAt(byMargin, 50).price.total)).toBe('1.259,50');
  });

  it('shows each line of 50 pieces', () => {
    const { byCategory } = pricedAt(byMargin, 50).cost;
    const lines = Object.fromEntries(
      Object.entries(byCategory).map(([name, amount]) => [name, printed(amount)]),
    );
    expect(lines).toEqual({
      material: '76,00',
      work: '17,50',
      setup: '90,00',
      programming: '75,00',
      cycle: '500,00',
      inspection: '43,75',
      tooling: '0,00',
      external: '60,00',
      packaging: '10,00',
      transport: '25,00',
      other: '0,00',
      scrap: '19,71',
      overheads: '90,72',
    });
  });

  it('after rounding 2046 pieces cost more than 2047, before rounding they do not', () => {
    const [fewer, more] = [pricedAt(byMargin, 2046), pricedAt(byMargin, 2047)];
    expect(fewer.price.total).toBeGreaterThan(more.price.total);
    expect(fewer.price.beforeRounding).toBeLessThan(more.price.beforeRounding);
  });
});

describe('the same part as the quote page shows it', () => {
  const prepared = preparePosition(buildMockPosition(), exampleRates);

  it.each([
    [10, 11, 1, '10,4', '41,74', '52,17', '52,17'],
    [50, 52, 2, '49,4', '20,15', '25,19', '25,19'],
    [100, 104, 4, '98,8', '17,66', '22,07', '22,07'],
    [500, 516, 18, '490,2', '15,98', '18,90', '19,97'],
  ])('%d pieces', (q, started, bars, kg, cost, list, computed) => {
    const priced = pricedAt(prepared, q);
    expect(priced.started).toBe(started);
    expect(priced.stock?.bars).toBe(bars);
    expect(priced.stock?.piecesPerBar).toBe(30);
    expect(priced.stock?.lotWeight.toFixed(1).replace('.', ',')).toBe(kg);
    expect(printed(priced.cost.fullPerPiece)).toBe(cost);
    expect(printed(priced.price.listUnit)).toBe(list);
    expect(printed(priced.price.computedUnit)).toBe(computed);
  });

  it('marks the typed price and shows its real margin', () => {
    const { price } = pricedAt(prepared, 500);
    expect(price.typed).toBe(true);
    expect(price.listMargin && (price.listMargin / 10_000).toFixed(1)).toBe('15.5');
  });

  it('shows both floors, the use of the bars and unconfirmed values', () => {
    const priced = pricedAt(prepared, 50);
    expect(printed(priced.cost.variablePerPiece)).toBe('18,34');
    expect(printed(priced.cost.fullPerPiece)).toBe('20,15');
    expect(priced.stock?.barUse?.toFixed(3)).toBe('0.835');
    expect(priced.warnings.map((warning) => warning.code)).toEqual(['to-confirm']);
  });
});
