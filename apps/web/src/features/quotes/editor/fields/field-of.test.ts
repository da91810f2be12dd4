import { expect, it } from 'vitest';
import { fieldOf } from './field-of.ts';

it.each([
  ['missing-price', 'stock.materialId', 'stock.price'],
  ['missing-material', 'stock.materialId', 'stock.materialId'],
  ['missing-price', 'phases[2].machineId', 'phases[2].rate'],
  ['missing-machine', 'phases[2].machineId', 'phases[2].machineId'],
  ['missing-price', 'phases[0].unit', 'phases[0].unit'],
  ['missing-price', 'phases[0].programming.labourId', 'phases[0].programming.labourId'],
  ['bad-quantity', 'quantity', 'quantities'],
] as const)('%s at %s is corrected in %s', (code, path, field) => {
  expect(fieldOf({ code, path })).toBe(field);
});
