import { expect, it } from 'vitest';
import { materialRate } from '../draft/rates.ts';
import type { BarDraft } from '../model/stock-draft.ts';
import { materialPrice, withMaterialPrice } from './material-price.ts';

const row = {
  designation: 'C45',
  isoGroup: 'P',
  density: 7.85,
  pricePerKg: 16_000,
  priceConfirmed: true,
  chipRevenuePerKg: null,
};
const rate = materialRate({ ...row, platePricePerKg: 25_000 });
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
  length: { value: 92, origin: 'typed' },
  facing: 2,
  cutting: { kind: 'saw', barLength: 3000, kerf: 2, frontTrim: 10, grip: 60 },
  charge: { mode: 'consumed-length' },
  grossOverride: null,
  rack: null,
};
const block: BarDraft = {
  ...bar,
  section: { shape: 'flat', width: 100, thickness: 60 },
  cutting: { kind: 'cut-to-size' },
};

it('a sawn block has the plate’s price of the registry, a bar has its own, and without one both are the same', () => {
  expect(materialPrice(block, rate)).toEqual({ value: 2.5, origin: 'registry' });
  expect(materialPrice(bar, rate)).toEqual({ value: 1.6, origin: 'registry' });
  expect(materialRate(row)).not.toHaveProperty('platePrice');
  expect(materialPrice(block, materialRate(row))).toEqual({ value: 1.6, origin: 'registry' });
});

it('a price typed for a block leaves the bars of the same material at theirs', () => {
  const typed = withMaterialPrice(block, materialRate(row), { value: 1.6, origin: 'registry', override: 3 });
  expect(materialPrice(block, typed)).toMatchObject({ override: 3 });
  expect(materialPrice(bar, typed)).toEqual({ value: 1.6, origin: 'registry' });
});
