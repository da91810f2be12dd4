import { toInstant, toWall } from '@truciolo/italian';
import { makePlan } from '@truciolo/planning';
import { describe, expect, it } from 'vitest';
import {
  EXTERNAL,
  type InputPhase,
  type PlanInput,
  planInForce,
  planProblem,
  problemInForce,
  unplannedJobs,
} from './plan-problem.ts';

const phase = (guid: string, rest: Partial<InputPhase> = {}): InputPhase => ({
  guid,
  place: 10,
  name: 'Tornitura',
  kind: 'machine',
  machineGuid: 'tc-1',
  setupMinutes: 60,
  runMinutes: 60,
  actualMinutes: 0,
  supplier: '',
  leadDays: 0,
  state: 'todo',
  plannedStart: null,
  plannedEnd: null,
  isLocked: false,
  ...rest,
});

const input = (...phases: InputPhase[]): PlanInput => ({
  now: '2026-11-16T07:00:00.000Z',
  machines: [
    {
      guid: 'tc-1',
      code: 'TC-1',
      name: 'Tornio',
      calendar: { week: [8, 8, 8, 8, 8, 0, 0], exceptions: [] },
      isArchived: false,
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
      quantity: 10,
      due: '2026-11-16',
      urgent: false,
      phases,
    },
  ],
});

const none = new Map();
const startsOf = (problem: ReturnType<typeof planProblem>) =>
  makePlan(problem).phases.map(({ start }) => toInstant(start));

describe('planProblem', () => {
  it('plans work from now on and is in time until the end of the due day', () => {
    const plan = makePlan(planProblem(input(phase('a')), none));
    expect(plan.phases[0]).toMatchObject({ start: toWall('2026-11-16T07:00:00.000Z'), machine: 'tc-1' });
    expect(plan.jobs[0]?.late).toBe(0);
  });

  it('keeps what is locked, what runs now, and what was put somewhere', () => {
    const locked = phase('a', { isLocked: true, plannedStart: '2026-11-18T08:00:00.000Z' });
    expect(startsOf(planProblem(input(locked), none))).toEqual(['2026-11-18T08:00:00.000Z']);
    const put = new Map([['a', { machine: 'tc-1', start: toWall('2026-11-19T09:00:00.000Z') }]]);
    expect(startsOf(planProblem(input(locked), put))).toEqual(['2026-11-19T09:00:00.000Z']);
    expect(startsOf(planProblem(input(locked), new Map([['a', null]])))).toEqual([
      '2026-11-16T07:00:00.000Z',
    ]);
    const running = phase('a', { state: 'running', actualMinutes: 90 });
    expect(makePlan(planProblem(input(running), none)).phases[0]).toMatchObject({ setup: 0, locked: true });
  });

  it('waits for its material, and says so when that makes it late', () => {
    const [job] = input(phase('a')).jobs;
    const planOf = (more: Partial<PlanInput['jobs'][number]>) =>
      makePlan(planProblem({ ...input(), jobs: job ? [{ ...job, ...more }] : [] }, none));
    const ordered = planOf({ materialState: 'ordered', materialDue: '2026-11-18' });
    expect(ordered.phases.map(({ start }) => toInstant(start))).toEqual(['2026-11-18T07:00:00.000Z']);
    expect(ordered.jobs[0]?.reason).toMatchObject({ kind: 'material' });
    // There, already worked on, or nobody knows: nothing to wait for.
    for (const more of [
      { materialState: 'here', materialDue: '2026-11-18' },
      { materialState: 'ordered', materialDue: '2026-11-18', state: 'running' },
      { materialState: 'to-order' },
    ] as const)
      expect(planOf(more).jobs[0]?.late).toBe(0);
  });

  it('waits outside by working days, and leaves out a phase without a machine', () => {
    const outside = phase('b', { kind: 'external', machineGuid: null, leadDays: 2 });
    const plan = makePlan(planProblem(input(phase('a'), outside), none));
    expect(plan.phases[1]).toMatchObject({ machine: EXTERNAL, end: toWall('2026-11-18T09:00:00.000Z') });
    expect(makePlan(planProblem(input(phase('a', { machineGuid: null })), none)).leftOut).toHaveLength(1);
  });

  it('the plan in force holds the times it was given; a job without one is still to be planned', () => {
    const planned = input(phase('a', { plannedStart: '2026-11-20T08:00:00.000Z' }));
    expect(startsOf(problemInForce(planned))).toEqual(['2026-11-20T08:00:00.000Z']);
    expect(planInForce(planned).phases[0]).toMatchObject({ locked: false });
    // Late by its planned time: the machine is busy until then, unless a person put it there.
    expect(planInForce(planned).jobs[0]?.reason).toMatchObject({ kind: 'machine-full', machine: 'tc-1' });
    const put = input(phase('a', { plannedStart: '2026-11-20T08:00:00.000Z', isLocked: true }));
    expect(planInForce(put).jobs[0]?.reason).toMatchObject({ kind: 'locked' });
    expect(unplannedJobs(planned)).toEqual([]);
    expect(problemInForce(input(phase('a'))).jobs).toEqual([]);
    expect(unplannedJobs(input(phase('a')))).toHaveLength(1);
  });
});
