import { describe, expect, it } from 'vitest';
import type { BarDraft, StockDraft } from '../model/stock-draft.ts';
import { withChoice, withCutting } from './switch-shape.ts';

const round: BarDraft = {
  kind: 'bar',
  materialId: 'c45',
  netWeight: { value: 0.612, origin: '3d' },
  customerOwned: true,
  creditChips: true,
  cutCharge: null,
  certificate: 25,
  surcharge: null,
  leadDays: 5,
  section: { shape: 'round', diameter: 40 },
  length: { value: 92, origin: '3d' },
  facing: 2,
  cutting: { kind: 'saw', barLength: 6000, kerf: 2.3, frontTrim: 10, grip: 60 },
  charge: { mode: 'whole-bars' },
  grossOverride: null,
  rack: null,
};

describe('another shape', () => {
  it('keeps the size across, the length, the cut and the material', () => {
    expect(withChoice(round, 'hexagon')).toEqual({
      ...round,
      section: { shape: 'hexagon', acrossFlats: 40 },
    });
    const tube = withChoice(round, 'tube');
    expect(tube).toEqual({ ...round, section: { shape: 'tube', diameter: 40, wall: null } });
    expect(withChoice(tube, 'round')).toEqual(round);
  });

  it('converts a wall to a thickness and back', () => {
    const flat = withChoice({ ...round, section: { shape: 'tube', diameter: 60, wall: 5 } }, 'flat');
    expect(flat).toMatchObject({ section: { shape: 'flat', width: 60, thickness: 5 } });
    expect(withChoice(flat, 'angle')).toMatchObject({ section: { shape: 'angle', side: 60, wall: 5 } });
  });

  it('keeps the material of a bar that becomes a casting, and of a casting that becomes a bar', () => {
    const casting = withChoice(round, 'blank');
    expect(casting).toMatchObject({ kind: 'blank', materialId: 'c45', customerOwned: true, certificate: 25 });
    expect(casting).toMatchObject({ weight: { value: null } });
    expect(withChoice(casting, 'square')).toMatchObject({ kind: 'bar', materialId: 'c45', leadDays: 5 });
  });

  it('starts with empty sizes and no price', () => {
    const fresh = withChoice(null, 'round');
    expect(fresh).toMatchObject({ materialId: null, section: { diameter: null }, length: { value: null } });
    expect(withChoice({ kind: 'none' }, 'round')).toEqual(fresh);
  });

  it('is nested on sheets if it is a sheet, and leaves them with another shape', () => {
    const sheet = withChoice(round, 'sheet') as Extract<StockDraft, { kind: 'bar' }>;
    expect(sheet.cutting).toMatchObject({ kind: 'sheets', technique: 'guillotine' });
    expect(withChoice(sheet, 'flat')).toMatchObject({ cutting: { kind: 'saw' } });
  });
});

describe('another way of cutting', () => {
  it('keeps the bar', () => {
    expect(withCutting(round, 'lathe').cutting).toMatchObject({ kind: 'lathe', barLength: 6000 });
    expect(withCutting(round, 'saw')).toBe(round);
  });

  it('charges no bars where none are bought', () => {
    expect(withCutting(round, 'cut-to-size')).toMatchObject({
      cutting: { kind: 'cut-to-size' },
      charge: { mode: 'consumed-length' },
    });
  });
});
