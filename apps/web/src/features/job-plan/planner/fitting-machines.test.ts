import type { PlanInput } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { fittingMachines, nextFitting } from './fitting-machines.ts';

type Machine = PlanInput['machines'][number];
const machine = (guid: string, kind: Machine['kind'], isArchived = false): Machine => ({
  guid,
  code: guid,
  name: guid,
  kind,
  isArchived,
  calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
});
const shop = [
  machine('t1', 'tornio'),
  machine('f1', 'centro-3-assi'),
  machine('t2', 'tornio-motorizzato'),
  machine('t3', 'tornio', true),
];

it('a phase fits the machines of its kind that are not archived', () => {
  expect(fittingMachines(shop, 't1')).toEqual(['t1', 't2']);
  expect(fittingMachines(shop, 'f1')).toEqual(['f1']);
  expect(fittingMachines(shop, 't3')).toEqual(['t1', 't2', 't3']);
  expect(fittingMachines(shop, 'banco')).toEqual([]);
});

it('steps to the next machine, and no further than the last', () => {
  expect(nextFitting(shop, 't1', 1)).toBe('t2');
  expect(nextFitting(shop, 't2', 1)).toBeUndefined();
  expect(nextFitting(shop, 't2', -1)).toBe('t1');
  expect(nextFitting(shop, 'banco', 1)).toBeUndefined();
});
