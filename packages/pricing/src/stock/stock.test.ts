import { percent } from '@truciolo/money';
import { kgPerDm3, kilograms, mm } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { typed } from '../model/origin.ts';
import type { BarStock, Cutting, MaterialCharge, Section } from '../model/stock.ts';
import { nestBars } from './nest-bars.ts';
import { barsFor, planStock } from './plan-stock.ts';
import { kgPerMetre } from './section-weight.ts';

const steel = kgPerDm3(7.85);

// formulas (c): mass of 100 mm unless another length is given.
const masses: [string, Section, number, number, string][] = [
  ['round 50', { shape: 'round', diameter: mm(50) }, 7.85, 100, '1.5413'],
  ['round 50, per metre', { shape: 'round', diameter: mm(50) }, 7.85, 1000, '15.4134'],
  ['square 40', { shape: 'square', side: mm(40) }, 7.85, 100, '1.2560'],
  ['hexagon 30', { shape: 'hexagon', acrossFlats: mm(30) }, 7.85, 100, '0.6118'],
  ['tube 60 x 5', { shape: 'tube', diameter: mm(60), wall: mm(5) }, 7.85, 100, '0.6782'],
  ['flat 80 x 20', { shape: 'flat', width: mm(80), thickness: mm(20) }, 7.85, 100, '1.2560'],
  ['sheet 80 x 20', { shape: 'sheet', width: mm(80), thickness: mm(20) }, 7.85, 100, '1.2560'],
  ['aluminium round 80 x 200', { shape: 'round', diameter: mm(80) }, 2.7, 200, '2.7143'],
  ['brass hexagon 22 x 50', { shape: 'hexagon', acrossFlats: mm(22) }, 8.47, 50, '0.1775'],
  // 2·3·(40 + 60 − 6) = 564 mm² and 5·(2·50 − 5) = 475 mm², by the formulas of the table.
  [
    'rectangular tube',
    { shape: 'rectangular-tube', width: mm(40), height: mm(60), wall: mm(3) },
    7.85,
    100,
    '0.4427',
  ],
  ['equal angle 50 x 5', { shape: 'angle', side: mm(50), wall: mm(5) }, 7.85, 100, '0.3729'],
  ['profile by catalogue', { shape: 'profile', kgPerMetre: 8.64 }, 7.85, 500, '4.3200'],
];

describe('section weight', () => {
  it.each(masses)('%s', (_, section, density, length, kg) => {
    expect(((kgPerMetre(section, kgPerDm3(density)) * length) / 1000).toFixed(4)).toBe(kg);
  });
});

describe('nestBars', () => {
  it('bar feeder: part 47 + 1 + 3, bar 3000, remnant 200 gives 54 per bar', () => {
    const cutting: Cutting = { kind: 'lathe', barLength: mm(3000), partingWidth: mm(3), remnant: mm(200) };
    expect(nestBars(mm(48), cutting)).toEqual({ pitch: 51, piecesPerBar: 54, barLength: 3000 });
  });

  it('sawing: L 120, kerf 2.5, bar 6000, trim 10, grip 60 gives 48 and a rest of 112.5', () => {
    const cutting: Cutting = {
      kind: 'saw',
      barLength: mm(6000),
      kerf: mm(2.5),
      frontTrim: mm(10),
      grip: mm(60),
    };
    const { piecesPerBar, pitch } = nestBars(mm(120), cutting);
    expect(piecesPerBar).toBe(48);
    // Behind the trim lie 48 blanks and the 47 kerfs between them; the rest holds the grip.
    expect(6000 - 10 - ((piecesPerBar ?? 0) * pitch - 2.5)).toBe(112.5);
  });

  it('does not lose a piece to a binary fraction', () => {
    // 30 · (0.7 + 0.1) = 24 exactly, though 0.7 + 0.1 is 0.7999999999999999 in binary.
    const cutting: Cutting = { kind: 'lathe', barLength: mm(24), partingWidth: mm(0.1), remnant: mm(0) };
    expect(nestBars(mm(0.7), cutting).piecesPerBar).toBe(30);
  });

  it('a bar that is too short gives no piece', () => {
    const cutting: Cutting = { kind: 'lathe', barLength: mm(100), partingWidth: mm(3), remnant: mm(200) };
    expect(nestBars(mm(48), cutting).piecesPerBar).toBe(0);
    expect(nestBars(mm(48), { kind: 'cut-to-size' }).piecesPerBar).toBeNull();
  });
});

describe('planStock: round 30 on a bar feeder (formulas c)', () => {
  const stock = (charge: MaterialCharge): BarStock => ({
    kind: 'bar',
    materialId: 'c45',
    section: { shape: 'round', diameter: mm(30) },
    length: typed(mm(47)),
    facing: mm(1),
    cutting: { kind: 'lathe', barLength: mm(3000), partingWidth: mm(3), remnant: mm(200) },
    charge,
    netWeight: typed(kilograms(0.2)),
    customerOwned: false,
    paysScrapped: false,
    creditChips: false,
  });

  it('weighs a bar 16.647 kg, 49.94 kg for the 3 bars of 150 pieces', () => {
    const plan = planStock(stock({ mode: 'whole-bars' }), steel);
    expect(plan.barWeight?.toFixed(3)).toBe('16.647');
    const bars = barsFor(plan, 150, 0) ?? 0;
    expect(bars).toBe(3);
    expect((bars * (plan.barWeight ?? 0)).toFixed(2)).toBe('49.94');
    expect(((bars * (plan.barWeight ?? 0)) / 150).toFixed(4)).toBe('0.3329');
  });

  it.each([
    ['bar-share', { mode: 'bar-share' }, '0.3083'],
    ['consumed-length', { mode: 'consumed-length' }, '0.2830'],
    ['net-plus-waste', { mode: 'net-plus-waste', waste: percent(15) }, '0.2300'],
  ] as const)('charges %s', (_, charge, kg) => {
    expect(planStock(stock(charge), steel).gross.value.toFixed(4)).toBe(kg);
  });

  it('keeps a typed weight beside the computed one', () => {
    const plan = planStock({ ...stock({ mode: 'consumed-length' }), grossOverride: kilograms(0.3) }, steel);
    expect(plan.gross).toMatchObject({ origin: 'computed', override: 0.3 });
    expect(plan.gross.value.toFixed(4)).toBe('0.2830');
  });

  it('subtracts pieces of the rack from the bars to buy', () => {
    const plan = planStock(stock({ mode: 'whole-bars' }), steel);
    expect(barsFor(plan, 150, 45)).toBe(2);
    expect(barsFor(plan, 40, 45)).toBe(0);
  });
});
