import { toInstant, toWall } from '@truciolo/italian';
import { makePlan } from '@truciolo/planning';
import { describe, expect, it } from 'vitest';
import { sampleInput, sampleJob, samplePhase } from '../../test/plan-samples.ts';
import {
  EXTERNAL,
  type InputPhase,
  type PlanInput,
  planInForce,
  planProblem,
  problemInForce,
  slippedPhases,
  unplannedJobs,
} from './plan-problem.ts';

const phase = (guid: string, rest: Partial<InputPhase> = {}) =>
  samplePhase(guid, { setupMinutes: 60, ...rest });

const input = (...phases: InputPhase[]) =>
  sampleInput(sampleJob(phases, { quantity: 10, due: '2026-11-16' }));

const none = new Map();
const startsOf = (problem: ReturnType<typeof planProblem>) =>
  makePlan(problem).phases.map(({ start }) => toInstant(start));

describe('planProblem', () => {
  it('plans work from now on, with due dates at the end of the day', () => {
    const plan = makePlan(planProblem(input(phase('a')), none));
    expect(plan.phases[0]).toMatchObject({ start: toWall('2026-11-16T07:00:00.000Z'), machine: 'tc-1' });
    expect(plan.jobs[0]?.late).toBe(0);
  });

  it('keeps locked, running and manually placed phases', () => {
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

  it('waits for its material, and gives that as the reason of a delay', () => {
    const [job] = input(phase('a')).jobs;
    const planOf = (more: Partial<PlanInput['jobs'][number]>) =>
      makePlan(planProblem({ ...input(), jobs: job ? [{ ...job, material: 'C45', ...more }] : [] }, none));
    const ordered = planOf({ materialState: 'ordered', materialDue: '2026-11-18' });
    expect(ordered.phases.map(({ start }) => toInstant(start))).toEqual(['2026-11-18T07:00:00.000Z']);
    expect(ordered.jobs[0]?.reason).toMatchObject({ kind: 'material' });
    // There, or already worked on: nothing to wait for.
    for (const more of [
      { materialState: 'here', materialDue: '2026-11-18' },
      { materialState: 'ordered', materialDue: '2026-11-18', state: 'running' },
    ] as const)
      expect(planOf(more).jobs[0]?.late).toBe(0);
  });

  it('waits for external work by working days, and leaves out a phase without a machine', () => {
    const outside = phase('b', { kind: 'external', machineGuid: null, leadDays: 2 });
    const plan = makePlan(planProblem(input(phase('a'), outside), none));
    expect(plan.phases[1]).toMatchObject({ machine: EXTERNAL, end: toWall('2026-11-18T09:00:00.000Z') });
    expect(makePlan(planProblem(input(phase('a', { machineGuid: null })), none)).leftOut).toHaveLength(1);
  });

  it('the plan in force keeps its times; a job without one is still to be planned', () => {
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

describe('material', () => {
  const start = (change: Partial<PlanInput['jobs'][number]>, rest: Partial<PlanInput> = {}) => {
    const one = input(phase('a'));
    const jobs = one.jobs.map((job) => ({ ...job, material: 'C45', ...change }));
    return startsOf(planProblem({ ...one, ...rest, jobs }, none))[0];
  };

  it('in stock delays nothing, nor does unneeded material', () => {
    expect(start({ materialState: 'here' })).toBe('2026-11-16T07:00:00.000Z');
    expect(start({ materialState: 'to-order', material: '' })).toBe('2026-11-16T07:00:00.000Z');
    expect(start({ materialState: 'to-order', state: 'running' })).toBe('2026-11-16T07:00:00.000Z');
  });

  it('on order lets the job begin on its arrival day', () => {
    const ordered = { materialState: 'ordered', materialDue: '2026-11-19' } as const;
    expect(start(ordered)).toBe('2026-11-19T07:00:00.000Z');
    expect(start({ ...ordered, materialDue: '2026-11-12' })).toBe('2026-11-17T07:00:00.000Z');
  });

  it('not ordered, or without a day, takes the usual lead time from today', () => {
    expect(start({ materialState: 'to-order' })).toBe('2026-11-23T07:00:00.000Z');
    expect(start({ materialState: 'ordered' })).toBe('2026-11-23T07:00:00.000Z');
    expect(start({ materialState: 'to-order' }, { materialLeadDays: 2 })).toBe('2026-11-18T07:00:00.000Z');
    // The supplier of this material takes one day, whatever the company says for the others.
    const materialDays = [{ material: 'c45', days: 1 }];
    expect(start({ materialState: 'to-order' }, { materialLeadDays: 2, materialDays })).toBe(
      '2026-11-17T07:00:00.000Z',
    );
  });
});

describe('a plan in force that is out of date', () => {
  const planned = (guid: string, from: string, until: string) =>
    phase(guid, { plannedStart: from, plannedEnd: until, setupMinutes: 0, runMinutes: 240 });
  const two = (calendar: PlanInput['machines'][number]['calendar']): PlanInput => {
    const one = input();
    const [job] = one.jobs;
    if (!job) throw new Error('the sample has a job');
    const phases = [
      planned('a', '2026-11-17T07:00:00.000Z', '2026-11-17T11:00:00.000Z'),
      planned('b', '2026-11-17T11:00:00.000Z', '2026-11-17T15:00:00.000Z'),
    ];
    return {
      ...one,
      machines: one.machines.map((machine) => ({ ...machine, calendar })),
      jobs: phases.map((own) => ({ ...job, guid: `job-${own.guid}`, due: '2026-11-18', phases: [own] })),
    };
  };
  const week = [8, 8, 8, 8, 8, 0, 0];
  const broken = { week, exceptions: [{ date: '2026-11-17', until: '2026-11-19', hours: 0 }] };

  it('reports the jobs that a broken machine makes late, and the reason', () => {
    const healthy = two({ week, exceptions: [] });
    expect(planInForce(healthy).jobs.map(({ late }) => late)).toEqual([0, 0]);
    expect(slippedPhases(healthy, planInForce(healthy))).toEqual([]);
    const stopped = two(broken);
    const plan = planInForce(stopped);
    expect(plan.jobs.every(({ late }) => late > 0)).toBe(true);
    expect(plan.brokenLocks).toEqual([]);
    expect(slippedPhases(stopped, plan).map(({ because }) => because)).toEqual(['closed', 'closed']);
  });

  it('a phase that begins ten minutes late keeps its turn, and those behind it follow', () => {
    const first = planned('a', '2026-11-16T07:00:00.000Z', '2026-11-16T08:00:00.000Z');
    const running: InputPhase = { ...first, state: 'running', runMinutes: 70 };
    const job = (own: InputPhase) => sampleJob([own], { guid: `job-${own.guid}` });
    const full = sampleInput(
      job(running),
      job(planned('b', '2026-11-16T08:00:00.000Z', '2026-11-16T12:00:00.000Z')),
      job(planned('c', '2026-11-16T12:00:00.000Z', '2026-11-17T08:00:00.000Z')),
      job(planned('d', '2026-11-18T07:00:00.000Z', '2026-11-18T11:00:00.000Z')),
    );
    const plan = planInForce(full);
    // By hand: ten minutes more for b and c, none for d, which has a night before it.
    expect(plan.phases.map(({ phase: id, start }) => [id, toInstant(start)])).toEqual([
      ['a', '2026-11-16T07:00:00.000Z'],
      ['b', '2026-11-16T08:10:00.000Z'],
      ['c', '2026-11-16T12:10:00.000Z'],
      ['d', '2026-11-18T07:00:00.000Z'],
    ]);
    expect(slippedPhases(full, plan)).toEqual([]);
    // A person locked c: it stays, and b no longer fits in front of it.
    const jobs = full.jobs.map((one) => ({
      ...one,
      phases: one.phases.map((own) => ({ ...own, isLocked: own.guid === 'c' })),
    }));
    expect(
      planInForce({ ...full, jobs }).phases.map(({ phase: id, start }) => [id, toInstant(start)]),
    ).toEqual([
      ['a', '2026-11-16T07:00:00.000Z'],
      ['b', '2026-11-17T08:00:00.000Z'],
      ['c', '2026-11-16T12:00:00.000Z'],
      ['d', '2026-11-18T07:00:00.000Z'],
    ]);
  });

  it('moves overdue phases to now', () => {
    const late = { ...two({ week, exceptions: [] }), now: '2026-11-18T07:00:00.000Z' };
    const plan = planInForce(late);
    expect(plan.phases.map(({ start }) => toInstant(start))).toEqual([
      '2026-11-18T07:00:00.000Z',
      '2026-11-18T11:00:00.000Z',
    ]);
    expect(slippedPhases(late, plan).map(({ because }) => because)).toEqual(['not-begun', 'not-begun']);
  });
});
