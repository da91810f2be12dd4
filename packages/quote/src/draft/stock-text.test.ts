import { expect, it } from 'vitest';
import type { BarDraft } from '../model/stock-draft.ts';
import { typedValue } from '../model/value.ts';
import { stockText } from './stock-text.ts';

const bar: BarDraft = {
  kind: 'bar',
  materialId: 'c45',
  netWeight: null,
  customerOwned: false,
  creditChips: false,
  cutCharge: null,
  certificate: null,
  surcharge: null,
  leadDays: null,
  section: { shape: 'round', diameter: 40 },
  length: typedValue(128),
  facing: null,
  cutting: { kind: 'cut-to-size' },
  charge: { mode: 'whole-bars' },
  grossOverride: null,
  rack: null,
};

it('describes the bought material: the section and the length of the bars', () => {
  const cutting = { kind: 'saw', barLength: 3000, kerf: 2, frontTrim: null, grip: null } as const;
  expect(stockText({ ...bar, cutting })).toBe('Tondo ø40, barre da 3.000 mm');
  expect(stockText({ ...bar, section: { shape: 'flat', width: 60.5, thickness: 8 }, cutting })).toBe(
    'Piatto 60,5 × 8, barre da 3.000 mm',
  );
});

it('describes the pieces where no bar is bought, with their facing', () => {
  const stock: BarDraft = {
    ...bar,
    section: { shape: 'hexagon', acrossFlats: 24 },
    facing: 2,
  };
  expect(stockText(stock)).toBe('Esagono CH 24, pezzi da 130 mm');
  expect(stockText({ ...stock, length: typedValue(null) })).toBe('Esagono CH 24');
});

it('is empty for a casting, and without a blank', () => {
  expect(stockText(null)).toBe('');
  expect(stockText({ kind: 'none' })).toBe('');
});
