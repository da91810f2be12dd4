import type { PlanInput } from '@truciolo/contract';
import { planInForce } from '@truciolo/jobs';
import { describe, expect, it } from 'vitest';
import { jobsInSight } from './plan-filter.ts';
import { planNames, remarksOf, slipRemarks } from './plan-words.ts';

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
  materialLeadDays: 5,
  patronDay: '',
  deliveryMarginDays: 2,
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
      phases: [phase],
    },
  ],
});

const texts = (one: PlanInput) => remarksOf(planInForce(one), planNames(one)).map(({ text }) => text);

it('names the phases that wait on an archived machine', () => {
  expect(texts(input(false))).toEqual([]);
  expect(texts(input(true))).toEqual([
    'Tornitura: la macchina TC-1 è archiviata, ripristinala o scegli un’altra macchina',
  ]);
});

describe('a job whose material is missing', () => {
  const waiting = (rest: Partial<PlanInput['jobs'][number]>): PlanInput => {
    const one = input(false);
    return { ...one, jobs: one.jobs.map((job) => ({ ...job, material: 'C45', ...rest })) };
  };

  it('is marked with the arrival day', () => {
    expect(texts(waiting({ materialState: 'to-order' }))).toEqual([
      'materiale da ordinare: non prima del 23/11',
    ]);
    expect(texts(waiting({ materialState: 'ordered', materialDue: '2026-11-19' }))).toEqual([
      'manca il materiale: arriva il 19/11',
    ]);
  });

  it('no longer follows the plan in force', () => {
    const late = waiting({ materialState: 'ordered', materialDue: '2026-11-19' });
    const [remark] = slipRemarks(late, planInForce(late), planNames(late));
    expect(remark?.text).toBe(
      'Tornitura del 16/11 09:00: manca il materiale, non prima del 19/11. Ripianifica.',
    );
  });

  it('is found by the filter, like others by words', () => {
    const late = waiting({ materialState: 'to-order' });
    const [plan, names] = [planInForce(late), planNames(late)];
    expect(jobsInSight(plan, names, { words: '', filter: '' })).toBeNull();
    expect(jobsInSight(plan, names, { words: 'perno', filter: 'material' })?.size).toBe(1);
    expect(jobsInSight(plan, names, { words: 'flangia', filter: '' })?.size).toBe(0);
    expect(jobsInSight(plan, names, { words: '', filter: 'urgent' })?.size).toBe(0);
  });
});
