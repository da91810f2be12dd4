import type { Material } from '@truciolo/contract';
import type { CycleRoute } from '@truciolo/cycle';
import { expect, it } from 'vitest';
import { sampleReport } from '../report/sample-report.ts';
import { nameOf, toPosition } from './to-position.ts';

const report = sampleReport();
const steel = { guid: 'c45', density: 7.85 } as Material;
const named = { code: 'FL', description: 'Flangia' };

it('carries what the model says: net weight, surface, holes, longest side', () => {
  const made = toPosition({ report, threads: {} }, null, report.stock[0] ?? null, steel, named);
  expect(made).toMatchObject({ materialGuid: 'c45', holes: 12, length: 120, surfaceDm2: 4.18, phases: [] });
  expect(made.netWeight).toBeCloseTo(1.87458, 5);
  expect(made.stock?.label).toBe('Tondo ø125 × 32');
});

it('takes stock and cutting from the way it is made', () => {
  const route = { kind: 'bar', stock: report.stock[1], phases: [] } as unknown as CycleRoute;
  const made = toPosition({ report, threads: {} }, route, report.stock[0] ?? null, null, named);
  expect(made).toMatchObject({ cutting: 'lathe', netWeight: null, stock: { kind: 'plate' } });
});

it('a part is called after its file, one of many after itself, and never after the program that wrote it', () => {
  expect(nameOf('flangia-120.step', 'Flangia', false)).toEqual({
    code: 'flangia-120',
    description: 'Flangia',
  });
  expect(nameOf('gruppo.stp', 'Perno', true)).toEqual({ code: 'Perno', description: 'Perno' });
  expect(nameOf('a.b.step', 'Open CASCADE STEP translator', false)).toEqual({
    code: 'a.b',
    description: 'a.b',
  });
});
