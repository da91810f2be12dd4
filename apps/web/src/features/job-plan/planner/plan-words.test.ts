import type { PlanInput } from '@truciolo/contract';
import { planInForce } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { planNames, remarksOf } from './plan-words.ts';

const phase = {
  guid: 'p1',
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
  plannedStart: '2026-11-16T08:00:00.000Z',
  plannedEnd: '2026-11-16T09:00:00.000Z',
  isLocked: false,
} as const;

const input = (isArchived: boolean): PlanInput => ({
  now: '2026-11-16T07:00:00.000Z',
  machines: [
    {
      guid: 'tc-1',
      code: 'TC-1',
      name: 'Tornio',
      calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
      kind: 'tornio',
      isArchived,
    },
  ],
  jobs: [
    {
      guid: 'j1',
      number: 'C-2026-0041',
      part: 'Perno',
      customerName: '',
      material: '',
      materialState: 'here',
      materialDue: null,
      state: 'planned',
      quantity: 1,
      due: null,
      urgent: false,
      phases: [phase],
    },
  ],
});

const texts = (one: PlanInput) => remarksOf(planInForce(one), planNames(one)).map(({ text }) => text);

it('says which phases wait on a machine that was archived', () => {
  expect(texts(input(false))).toEqual([]);
  expect(texts(input(true))).toEqual([
    'Tornitura: la macchina TC-1 è archiviata, ripristinala o scegli un’altra macchina',
  ]);
});
