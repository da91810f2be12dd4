import type { PlanInput } from '@truciolo/contract';
import { planInForce } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { locksToCarry, movedBetween, phasesToApply } from './plan-changes.ts';

type Phase = PlanInput['jobs'][number]['phases'][number];
const phase = (guid: string, day: number | null, rest: Partial<Phase> = {}): Phase => ({
  guid,
  place: 10,
  name: 'Tornitura',
  kind: 'machine',
  machineGuid: 'tc-1',
  setupMinutes: 0,
  runMinutes: 60,
  actualMinutes: 0,
  supplier: '',
  leadDays: 0,
  state: 'todo',
  plannedStart: day === null ? null : `2026-11-${day}T08:00:00.000Z`,
  plannedEnd: day === null ? null : `2026-11-${day}T09:00:00.000Z`,
  isLocked: false,
  ...rest,
});
const input = (...phases: Phase[]): PlanInput => ({
  now: '2026-11-16T07:00:00.000Z',
  materialLeadDays: 5,
  patronDay: '',
  deliveryMarginDays: 2,
  machines: ['tc-1', 'tc-2'].map((guid) => ({
    guid,
    code: guid.toUpperCase(),
    name: 'Tornio',
    calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
    kind: 'tornio',
    isArchived: false,
  })),
  jobs: phases.map((one) => ({
    guid: `job-${one.guid}`,
    number: 'C-2026-0041',
    part: 'Perno',
    code: 'PR-41',
    donePhases: 0,
    customerName: '',
    material: '',
    materialState: 'here',
    materialDue: null,
    state: 'planned',
    quantity: 1,
    due: null,
    urgent: false,
    phases: [one],
  })),
});

it('sends the place of every phase when the plan was opened', () => {
  const opened = input(phase('a', 16), phase('b', null));
  const [first, ...others] = phasesToApply(opened, planInForce(opened));
  expect(first).toMatchObject({
    guid: 'a',
    base: { start: '2026-11-16T08:00:00.000Z', machineGuid: 'tc-1' },
  });
  expect(others).toEqual([]);
  const [left] = phasesToApply(opened, { ...planInForce(opened), phases: [] });
  expect(left).toMatchObject({ guid: 'a', start: '2026-11-16T08:00:00.000Z' });
});

it('lists phases that others moved since, and carries over other manual locks', () => {
  const before = input(phase('a', 16), phase('b', 17), phase('c', null));
  const now = input(phase('a', 18), phase('b', 17), phase('c', 19, { machineGuid: 'tc-2' }));
  const moved = movedBetween(before, now);
  expect(moved.map(({ text }) => text)).toEqual([
    'C-2026-0041 Tornitura: 16/11 09:00 → 18/11 09:00',
    'C-2026-0041 Tornitura: da pianificare → 19/11 09:00 su TC-2',
  ]);
  const lock = { machine: 'tc-1', start: 0 };
  const locks = new Map([
    ['a', lock],
    ['b', lock],
  ]);
  expect([...locksToCarry(locks, moved).keys()]).toEqual(['b']);
});
