import type { CycleRoute } from '@truciolo/cycle';
import { positionOfRoute } from '@truciolo/quote';
import { expect, it } from 'vitest';
import { sampleReport } from '../report/sample-report.ts';
import { nameOf } from './name-of.ts';

const report = sampleReport();
const steel = { guid: 'c45', density: 7.85 };
const named = { code: 'FL', description: 'Flangia' };

it('takes net weight, surface, holes and longest side from the model', () => {
  const made = positionOfRoute(report, null, report.stock[0] ?? null, steel, named);
  expect(made).toMatchObject({ materialGuid: 'c45', holes: 12, length: 120, surfaceDm2: 4.18, phases: [] });
  expect(made.netWeight).toBeCloseTo(1.87458, 5);
  expect(made.stock?.label).toBe('Tondo ø125 × 32');
});

it('takes stock and cutting from the chosen way', () => {
  const route = { kind: 'bar', stock: report.stock[1], phases: [] } as unknown as CycleRoute;
  const made = positionOfRoute(report, route, report.stock[0] ?? null, null, named);
  expect(made).toMatchObject({ cutting: 'lathe', netWeight: null, stock: { kind: 'plate' } });
});

it('passes a measured ratio beside the computed minutes: the quote applies it, once', () => {
  const phase = {
    name: 'Tornitura',
    machineGuid: 'tn-2',
    setupMinutes: 60,
    programmingMinutes: 30,
    cycleMinutes: 12,
    loadMinutes: 1.2,
    operations: [],
    reason: { code: 'sheet-metal', data: {} },
    measured: { ratio: 1.2, count: 5 },
  };
  const route = { kind: 'bar', stock: report.stock[0], phases: [phase] } as unknown as CycleRoute;
  const measured = { ratio: 1.2, low: 1.1, high: 1.3, count: 5, jobs: ['C-2026-0001'] };
  const made = positionOfRoute(report, route, null, null, named, () => measured);
  expect(made.phases[0]).toMatchObject({ setup: 50, programming: 30, cycle: 10, load: 1, measured });
});

it('a part is named after its file, one of several after itself, and never after the program that wrote it', () => {
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
