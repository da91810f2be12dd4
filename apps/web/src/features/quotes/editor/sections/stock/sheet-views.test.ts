import { type BarDraft, typedValue, withChoice, withCutting, withSheets } from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { sheetViews } from './sheet-views.ts';

const sizes = [
  { length: 2000, width: 1000 },
  { length: 3000, width: 1500 },
];
const plate: BarDraft = {
  ...(withChoice(null, 'sheet', sizes) as BarDraft),
  section: { shape: 'sheet', width: 300, thickness: 10 },
  length: typedValue(398),
};

describe('the sheets of a lot', () => {
  it('are those of the company, the full ones grouped and the last one separate', () => {
    expect(plate.cutting).toMatchObject({ kind: 'sheets', technique: 'guillotine', sheets: sizes });
    const views = sheetViews(plate, 77).map(({ length, times, placements }) => [
      length,
      times,
      placements.length,
    ]);
    // 32 on a large sheet: two full ones, and the other 13 on a small one.
    expect(views).toEqual([
      [3000, 2, 32],
      [2000, 1, 13],
    ]);
    expect(
      sheetViews(plate, 33).reduce((sum, { times, placements }) => sum + times * placements.length, 0),
    ).toBe(33);
  });

  it('are none while a size is missing or another cut is chosen', () => {
    expect(sheetViews({ ...plate, length: typedValue(null) }, 10)).toEqual([]);
    expect(sheetViews(withCutting(plate, 'cut-to-size'), 10)).toEqual([]);
  });

  it('stay when the technique changes; a charge by sheets is dropped with them', () => {
    const laser = withSheets(plate, 'free', []);
    expect(laser.cutting).toMatchObject({ technique: 'free', sheets: sizes, kerf: 5 });
    expect(withCutting(laser, 'cut-to-size').charge).toEqual({ mode: 'consumed-length' });
    expect(withCutting(laser, 'saw').cutting).toMatchObject({ kind: 'saw', barLength: 3000 });
  });
});
