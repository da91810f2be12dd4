import { euros, percent } from '@truciolo/money';
import { mm } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed, problemsOf, traceOf } from '../../test/price-of.ts';
import { buildPosition } from '../../test/worked-example.ts';
import { traceLeaves } from '../engine/build-trace.ts';
import { typed } from '../model/origin.ts';
import type { BarStock, Cutting } from '../model/stock.ts';
import { showFormula } from '../show-trace.ts';

const sheets: Extract<Cutting, { kind: 'sheets' }> = {
  kind: 'sheets',
  technique: 'guillotine',
  sheets: [
    { length: mm(2000), width: mm(1000) },
    { length: mm(3000), width: mm(1500) },
  ],
  kerf: mm(3),
  edge: mm(10),
  rotates: true,
};

/** 400 × 300 × 10 of C45: 14 on the small sheet, 32 on the large one. */
const plate = (overrides: Partial<BarStock> = {}): BarStock => ({
  kind: 'bar',
  materialId: 'c45',
  section: { shape: 'sheet', width: mm(300), thickness: mm(10) },
  length: typed(mm(398)),
  facing: mm(2),
  cutting: sheets,
  charge: { mode: 'whole-bars' },
  customerOwned: false,
  paysScrapped: false,
  creditChips: false,
  ...overrides,
});
const noScrap = { scrap: typed(percent(0)) };
const leafOf = (stock: BarStock, quantity: number, id: string) =>
  traceLeaves(traceOf(buildPosition({ stock, ...noScrap }), quantity)).find((node) => node.id === id);

describe('sheets', () => {
  it('are bought whole, the sizes with the least area', () => {
    const at = (quantity: number) => priceOf(buildPosition({ stock: plate(), ...noScrap }), quantity);
    // 2000 · 1000 · 10 mm · 7.85 kg/dm³ = 157 kg · 1.60 €/kg.
    expect(printed(at(14).cost.byCategory.material)).toBe('251,20');
    expect(printed(at(1).cost.byCategory.material)).toBe('251,20');
    // 28 fit two small sheets (4 m²), 32 one large sheet (4.5 m², 353.25 kg).
    expect(printed(at(28).cost.byCategory.material)).toBe('502,40');
    expect(printed(at(32).cost.byCategory.material)).toBe('565,20');
    expect(at(46).stock).toMatchObject({
      bars: 2,
      lotWeight: 510.25,
      piecesPerBar: null,
      sheets: [
        { length: 2000, width: 1000, count: 1, capacity: 14 },
        { length: 3000, width: 1500, count: 1, capacity: 32 },
      ],
    });
    // 46 · 403 · 303 over 6.5 m².
    expect(at(46).stock?.barUse?.toFixed(4)).toBe('0.8642');
  });

  it('explain their price', () => {
    const leaf = leafOf(plate(), 46, 'stock.material');
    expect(leaf?.label).toBe('Materiale C45, lamiere intere');
    expect(leaf && showFormula(leaf)).toBe('(1 lamiera × 157,000 kg + 1 lamiera × 353,250 kg) × 1,60 €/kg');
  });

  it('carry the surcharge per kg on the weight bought, and the pieces of the rack by weight', () => {
    const extra = leafOf(plate({ surcharge: euros(0.1) }), 14, 'stock.surcharge');
    expect(printed(extra?.value as never)).toBe('15,70');
    const rack = plate({ rack: { pieces: 2, pricePerKg: euros(0.5) } });
    // 14 from a sheet, 2 of 403 · 303 · 10 mm = 9.585556 kg at 0.50.
    const leaf = leafOf(rack, 16, 'stock.material');
    expect(printed(leaf?.value as never)).toBe('260,79');
  });

  it('are charged by the area of a piece, or by its share of the sheet with the least waste', () => {
    const weight = (mode: 'consumed-length' | 'bar-share') =>
      priceOf(buildPosition({ stock: plate({ charge: { mode } }), ...noScrap }), 10).stock?.grossWeight;
    expect(weight('consumed-length')).toBe(9.585557);
    // 353.25 / 32, below 157 / 14.
    expect(weight('bar-share')).toBe(11.039063);
  });

  it('report a blank that fits none, has a grain, or is not a sheet', () => {
    const long = plate({ length: typed(mm(2990)) });
    expect(problemsOf(buildPosition({ stock: long }), 1)).toMatchObject([{ code: 'does-not-fit' }]);
    const grain = plate({ cutting: { ...sheets, rotates: false, technique: 'free' } });
    // 4 · 3 and 7 · 4 lying, nothing across.
    expect(priceOf(buildPosition({ stock: grain, ...noScrap }), 12).stock?.sheets).toMatchObject([
      { capacity: 12 },
    ]);
    const round = plate({ section: { shape: 'round', diameter: mm(30) } });
    expect(problemsOf(buildPosition({ stock: round }), 1)).toMatchObject([{ path: 'stock.cutting' }]);
    const none = plate({ cutting: { ...sheets, sheets: [] } });
    expect(problemsOf(buildPosition({ stock: none }), 1)).toMatchObject([{ path: 'stock.cutting.sheets' }]);
  });
});
