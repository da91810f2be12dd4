import { noRates, type RatesDraft, type Value } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { newerRates } from './newer-rates.ts';

const material = (price: Value) => ({ name: 'C45', isoGroup: 'P', density: 7.85, price, chipPrice: null });
const rates = (price: Value): RatesDraft => ({ ...noRates, materials: { c45: material(price) } });
const today = rates({ value: 1.85, origin: 'registry' });

it('names rates that became dearer', () => {
  const { changes, rates: next } = newerRates(rates({ value: 1.6, origin: 'registry' }), today);
  expect(changes).toEqual([{ name: 'C45', from: 1.6, to: 1.85, unit: '€/kg' }]);
  expect(next.materials.c45?.price.value).toBe(1.85);
});

it('leaves values alone that were typed in this quote', () => {
  const typed = rates({ value: 1.5, origin: 'typed' });
  expect(newerRates(typed, today)).toEqual({ rates: typed, changes: [], gone: [] });
  const over = newerRates(rates({ value: 1.6, origin: 'registry', override: 1.4 }), today);
  expect(over.rates.materials.c45?.price).toEqual({ value: 1.85, origin: 'registry', override: 1.4 });
});

it('compares all values of a material, chips and density included', () => {
  const held = rates({ value: 1.85, origin: 'registry' });
  const c45 = { ...material({ value: 1.85, origin: 'registry' }), chipPrice: 0.25, density: 7.8 };
  expect(newerRates(held, { ...noRates, materials: { c45 } }).changes).toEqual([
    { name: 'C45 (ricavo del truciolo)', from: null, to: 0.25, unit: '€/kg' },
    { name: 'C45 (densità)', from: 7.85, to: 7.8, unit: 'kg/dm³' },
  ]);
});

it('takes a new plate price, and keeps one that was typed in this quote over today’s price', () => {
  const price: Value = { value: 1.85, origin: 'registry' };
  const plated = (platePrice: Value) => ({
    ...noRates,
    materials: { c45: { ...material(price), platePrice } },
  });
  const { changes, rates: next } = newerRates(today, plated({ value: 2.5, origin: 'registry' }));
  expect(changes).toEqual([{ name: 'C45 (da lastra)', from: null, to: 2.5, unit: '€/kg' }]);
  expect(next.materials.c45?.platePrice?.value).toBe(2.5);
  const typed = plated({ value: 1.6, origin: 'registry', override: 3 });
  expect(newerRates(typed, today).rates.materials.c45?.platePrice).toEqual({ ...price, override: 3 });
});

it('keeps and names a row that the registries no longer have; returns the same object without changes', () => {
  const held = rates({ value: 1.6, origin: 'registry' });
  expect(newerRates(held, noRates)).toEqual({ rates: held, changes: [], gone: ['C45'] });
  expect(newerRates(today, today).rates).toBe(today);
});
