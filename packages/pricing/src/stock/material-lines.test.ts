import { euros, percent, ZERO } from '@truciolo/money';
import { kgPerDm3, kilograms, mm } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed, problemsOf, traceOf } from '../../test/price-of.ts';
import { buildPosition, exampleRates } from '../../test/worked-example.ts';
import { traceLeaves } from '../engine/build-trace.ts';
import { typed } from '../model/origin.ts';
import type { Rates } from '../model/rates.ts';
import type { BarStock } from '../model/stock.ts';
import type { TraceNode } from '../model/trace.ts';
import { showFormula } from '../show-trace.ts';

/** The bar of formulas (c): 16.647 kg, 54 pieces, pitch 51 mm. */
const bar = (overrides: Partial<BarStock> = {}): BarStock => ({
  kind: 'bar',
  materialId: 'c45',
  section: { shape: 'round', diameter: mm(30) },
  length: typed(mm(47)),
  facing: mm(1),
  cutting: { kind: 'lathe', barLength: mm(3000), partingWidth: mm(3), remnant: mm(200) },
  charge: { mode: 'whole-bars' },
  customerOwned: false,
  paysScrapped: false,
  creditChips: false,
  ...overrides,
});

function leafOf(tree: TraceNode, id: string): TraceNode {
  const leaf = traceLeaves(tree).find((node) => node.id === id);
  if (!leaf) throw new Error(`no leaf ${id}`);
  return leaf;
}

const noScrap = { scrap: typed(percent(0)) };

describe('material', () => {
  it('whole bars: 3 bars for 150 pieces, yield 0.7833', () => {
    const { cost, stock } = priceOf(buildPosition({ stock: bar(), ...noScrap }), 150);
    expect(stock?.bars).toBe(3);
    expect(stock?.partYield?.toFixed(4)).toBe('0.7833');
    expect(stock?.lotWeight.toFixed(2)).toBe('49.94');
    // 49.94 kg · 1.60 €/kg.
    expect(printed(cost.byCategory.material)).toBe('79,90');
  });

  it('whole bars are bought for the started pieces and carry no scrap on top', () => {
    // 162 good pieces fill 3 bars; 3 % of scrap starts 168 and opens a fourth.
    const scrapless = priceOf(buildPosition({ stock: bar(), ...noScrap }), 162);
    const scrapped = priceOf(buildPosition({ stock: bar() }), 162);
    expect([scrapless.stock?.bars, scrapped.started, scrapped.stock?.bars]).toEqual([3, 168, 4]);
    // 4 bars of 16.646503 kg at 1.60.
    expect(printed(scrapped.cost.byCategory.material)).toBe('106,54');
    const lostLines = scrapped.cost.byCategory.cycle + scrapped.cost.byCategory.inspection;
    expect(scrapped.cost.byCategory.scrap).toBe(Math.round((lostLines * 3) / 97));
  });

  it('whole bars: the surcharge per kg is paid on the weight bought', () => {
    // Ø60, 6 m, 8 kg/dm³: 135.7168 kg a bar · 0.95 €/kg, for one piece or for all pieces of the bar.
    const stock = bar({
      section: { shape: 'round', diameter: mm(60) },
      cutting: { kind: 'saw', barLength: mm(6000), kerf: mm(2), frontTrim: mm(10), grip: mm(60) },
      surcharge: euros(0.95),
    });
    const { c45 } = exampleRates.materials;
    if (!c45) throw new Error('the example has C45');
    const rates = { ...exampleRates, materials: { c45: { ...c45, name: '316L', density: kgPerDm3(8) } } };
    const extra = leafOf(traceOf(buildPosition({ stock }), 1, rates), 'stock.surcharge');
    expect(printed(extra.value)).toBe('128,93');
    expect(showFormula(extra)).toBe('1 barre × 135,717 kg × 0,95 €/kg');
    const without = priceOf(buildPosition({ stock: bar({ ...stock, surcharge: ZERO }) }), 1, rates);
    // The bar already includes the scrap of 3 %.
    expect(priceOf(buildPosition({ stock }), 1, rates).cost.byCategory.scrap).toBe(
      without.cost.byCategory.scrap,
    );
  });

  it('a block sawn from plate and a sheet cost the plate’s price, a bar its own', () => {
    // 100 · 60 · (89 + 1) mm of 7.85 kg/dm³ weigh 4.239 kg: 2.50 €/kg are 10.60 €, 1.60 €/kg are 6.78 €.
    const block = bar({
      section: { shape: 'flat', width: mm(100), thickness: mm(60) },
      length: typed(mm(89)),
      cutting: { kind: 'cut-to-size' },
      charge: { mode: 'consumed-length' },
    });
    const { c45 } = exampleRates.materials;
    if (!c45) throw new Error('the example has C45');
    const plate: Rates = { ...exampleRates, materials: { c45: { ...c45, platePrice: typed(euros(2.5)) } } };
    const metal = (stock: BarStock, rates = plate) =>
      printed(priceOf(buildPosition({ stock, ...noScrap }), 1, rates).cost.byCategory.material);
    expect([metal(block), metal(block, exampleRates)]).toEqual(['10,60', '6,78']);
    const sheet = bar({ ...block, section: { shape: 'sheet', width: mm(100), thickness: mm(60) } });
    expect(metal(sheet)).toBe('10,60');
    const sawn = { kind: 'saw', barLength: mm(3000), kerf: mm(2), frontTrim: mm(10), grip: mm(60) } as const;
    const flat = bar({ ...block, cutting: sawn });
    expect(metal(flat)).toBe(metal(flat, exampleRates));
  });

  it('whole pieces are started: at 1 piece and 2,5 % of scrap the stock of two is bought', () => {
    const lot = { scrap: typed(percent(2.5)), risksScrap: false };
    const { cost, started } = priceOf(buildPosition(lot), 1);
    // 2 · 0.95 kg · 1.60 €/kg, 2 · 0.35 € of cut; neither is multiplied by the scrap again.
    expect([started, printed(cost.byCategory.material), printed(cost.byCategory.work)]).toEqual([
      2,
      '3,04',
      '0,70',
    ]);
    // Cycle 10.00 and inspection 0.875, by 2.5 / 97.5.
    expect(printed(cost.byCategory.scrap, 4)).toBe('0,2788');
    const material = leafOf(traceOf(buildPosition(lot), 1), 'stock.material');
    expect([material.label, showFormula(material)]).toEqual([
      'Materiale C45, 2 pezzi avviati per 1',
      '0,950 kg × 1,60 €/kg × 2',
    ]);
    const risked = priceOf(buildPosition({ ...lot, risksScrap: true }), 1).cost;
    expect(printed(risked.byCategory.material)).toBe('1,52');
    // Without scrap the label does not name the started pieces.
    expect(leafOf(traceOf(buildPosition({ ...lot, ...noScrap }), 50), 'stock.material').label).toBe(
      'Materiale C45',
    );
  });

  it('credits the chips of the material that is really cut', () => {
    // A share of the bar weighs 0.308269 kg, but 0.282998 kg of it are cut; 104 pieces are started for 100.
    const stock = bar({
      charge: { mode: 'bar-share' },
      netWeight: typed(kilograms(0.15)),
      creditChips: true,
    });
    const chips = leafOf(traceOf(buildPosition({ stock, risksScrap: false }), 100), 'stock.chips');
    // (0.282998 − 0.15) kg · 0.20 €/kg · 104.
    expect(printed(chips.value)).toBe('−2,77');
  });

  it('refunds the customer’s lost material where agreed', () => {
    const base = buildPosition().stock;
    if (base?.kind !== 'blank') throw new Error('the example is a blank');
    const stock = { ...base, customerOwned: true, paysScrapped: true };
    const lost = leafOf(traceOf(buildPosition({ stock }), 100), 'stock.scrapped');
    // 104 started for 100: 4 · 0.95 kg · 1.60 €/kg.
    expect([lost.label, printed(lost.value)]).toEqual(['C45 del cliente, pezzi scartati', '6,08']);
    expect(priceOf(buildPosition({ stock }), 100).cost.byCategory.material).toBe(euros(6.08));
  });

  it('credits the chips of the good pieces', () => {
    const stock = bar({
      charge: { mode: 'consumed-length' },
      netWeight: typed(kilograms(0.15)),
      creditChips: true,
    });
    const leaves = traceOf(buildPosition({ stock }), 100);
    const text = JSON.stringify(leaves);
    expect(text).toContain('Recupero truciolo');
    const kept = priceOf(buildPosition({ stock: { ...stock, creditChips: false } }), 100);
    const credited = priceOf(buildPosition({ stock }), 100);
    // (0.282998 − 0.15) kg · 0.20 €/kg · 100 pieces.
    expect(printed((kept.cost.byCategory.material - credited.cost.byCategory.material) as never)).toBe(
      '2,66',
    );
  });

  it('does not charge the customer for their own material, and says so', () => {
    const stock = bar({ customerOwned: true, cutCharge: typed(euros(0.35)) });
    const { cost, stock: need } = priceOf(buildPosition({ stock }), 100);
    expect(cost.byCategory.material).toBe(0);
    expect(printed(cost.byCategory.work)).toBe('35,00');
    expect(need?.bars).toBe(2);
    expect(JSON.stringify(traceOf(buildPosition({ stock }), 100))).toContain('C45, materiale del cliente');
  });

  it('customer material needs no price', () => {
    const { c45 } = exampleRates.materials;
    if (!c45) throw new Error('the example has C45');
    const rates = { ...exampleRates, materials: { c45: { ...c45, price: null } } };
    expect(problemsOf(buildPosition({ stock: bar({ customerOwned: true }) }), 10, rates)).toEqual([]);
    expect(problemsOf(buildPosition({ stock: bar() }), 10, rates)).toMatchObject([{ code: 'missing-price' }]);
  });

  it('charges the certificate per lot and the surcharge per kg', () => {
    const plain = priceOf(buildPosition(), 50).cost.byCategory.material;
    const base = buildPosition().stock;
    if (base?.kind !== 'blank') throw new Error('the example is a blank');
    const stock = { ...base, certificate: euros(15), surcharge: euros(0.1) };
    const extra = priceOf(buildPosition({ stock }), 50).cost.byCategory.material - plain;
    expect(extra).toBe(euros(15 + 0.95 * 0.1 * 50));
  });

  it('charges a blank by the piece where it has its own price', () => {
    const base = buildPosition().stock;
    if (base?.kind !== 'blank') throw new Error('the example is a blank');
    const stock = { ...base, unitPrice: typed(euros(3.25)) };
    expect(printed(priceOf(buildPosition({ stock }), 50).cost.byCategory.material)).toBe('162,50');
  });

  it('takes rack pieces at their own price, in both ways of charging', () => {
    const rack = { pieces: 20, pricePerKg: euros(0.5) };
    const consumed = bar({ charge: { mode: 'consumed-length' }, rack });
    // 0.282998 kg · (20 · 0.50 + 80 · 1.60).
    expect(
      printed(priceOf(buildPosition({ stock: consumed, ...noScrap }), 100).cost.byCategory.material),
    ).toBe('39,05');
    const whole = priceOf(buildPosition({ stock: bar({ rack }), ...noScrap }), 74);
    expect(whole.stock?.bars).toBe(1);
    // 16.646571 · 1.60 + 20 · 0.282998 · 0.50.
    expect(printed(whole.cost.byCategory.material)).toBe('29,46');
  });

  it('reports a piece that does not fit the bar', () => {
    const stock = bar({ length: typed(mm(2900)) });
    expect(problemsOf(buildPosition({ stock }))).toMatchObject([{ code: 'does-not-fit' }]);
  });

  it('requires the net weight where it is charged', () => {
    const stock = bar({ charge: { mode: 'net-plus-waste', waste: percent(10) } });
    expect(problemsOf(buildPosition({ stock }))).toMatchObject([
      { code: 'missing-measure', path: 'stock.netWeight' },
    ]);
    const weighed = { ...stock, netWeight: typed(kilograms(0.25)) };
    expect(printed(priceOf(buildPosition({ stock: weighed }), 100).cost.byCategory.material)).toBe('44,00');
  });

  it('a position without material is reported as such', () => {
    const priced = priceOf(buildPosition({ stock: { kind: 'none' } }), 10);
    expect(priced.stock).toBeNull();
    expect(priced.warnings.map((warning) => warning.code)).toContain('no-stock');
  });

  it('warns when the net weight is over the gross, and when chips are worth more than metal', () => {
    const stock = bar({ netWeight: typed(kilograms(5)), creditChips: true });
    const { c45 } = exampleRates.materials;
    if (!c45) throw new Error('the example has C45');
    const rates = { ...exampleRates, materials: { c45: { ...c45, chipPrice: euros(9) } } };
    const codes = priceOf(buildPosition({ stock }), 10, rates).warnings.map((warning) => warning.code);
    expect(codes).toContain('net-over-gross');
    expect(codes).toContain('chips-over-material');
  });
});
