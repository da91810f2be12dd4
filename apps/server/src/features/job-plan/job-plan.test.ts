import { companies, jobPlan, jobs, LOAD_WEEKS, machines } from '@truciolo/contract';
import { type InputPhase, machineLoads } from '@truciolo/jobs';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { changePhase, makeJob } from '../../../test/job-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let company: TestCompany;
beforeAll(async () => {
  company = await registerFilledCompany(server);
});

const placeOf = ({ plannedStart, plannedEnd, isLocked, machineGuid }: InputPhase) => ({
  start: plannedStart,
  end: plannedEnd,
  isLocked,
  machineGuid,
});
/** A phase planned on a day of November, from its current place. */
const placed = (phase: InputPhase, day: number) => ({
  guid: phase.guid,
  start: `2026-11-${day}T07:00:00.000Z`,
  end: `2026-11-${day}T16:00:00.000Z`,
  isLocked: false,
  base: placeOf(phase),
});

it('returns the input of a plan, stores the plan, and a stranger can neither read nor change it', async () => {
  const job = await makeJob(company.call);
  const input = await company.call(jobPlan.get, {});
  const own = input.jobs.find(({ guid }) => guid === job.guid);
  expect(own).toMatchObject({ number: job.number, state: 'to-plan', due: '2026-12-18' });
  expect(own).toMatchObject({ code: job.code, donePhases: 0 });
  expect(JSON.stringify(input)).not.toContain('total');
  const phases = (own?.phases ?? []).map((phase) => ({ ...placed(phase, 17), isLocked: true }));
  expect(phases.length).toBeGreaterThan(0);

  const stranger = await registerFilledCompany(server);
  expect((await stranger.call(jobPlan.get, {})).jobs).toEqual([]);
  const nothing = { phases: 0, jobs: 0, kept: [] };
  expect(await stranger.call(jobPlan.apply, { body: { phases } })).toEqual(nothing);

  const applied = await company.call(jobPlan.apply, { body: { phases } });
  expect(applied).toEqual({ phases: phases.length, jobs: 1, kept: [] });
  const planned = await company.call(jobs.get, { params: { guid: job.guid } });
  expect(planned).toMatchObject({ state: 'planned' });
  expect(planned.phaseList[0]).toMatchObject({ plannedStart: '2026-11-17T07:00:00.000Z', isLocked: true });
});

it('computes the machine load like the whole plan, without far future phases', async () => {
  const { call } = await registerFilledCompany(server);
  const [machine] = (await call(machines.list, { query: {} })).rows;
  if (!machine) throw new Error('a company starts with machines');
  for (const start of ['2026-11-17', '2026-11-24', '2027-06-01']) {
    const job = await makeJob(call);
    const phases = job.phaseList.map((phase) => ({
      guid: phase.guid,
      start: `${start}T07:00:00.000Z`,
      end: `${start}T17:00:00.000Z`,
      isLocked: false,
      machineGuid: machine.guid,
      base: placeOf(phase),
    }));
    await call(jobPlan.apply, { body: { phases } });
  }
  await makeJob(call);
  const loads = await call(jobPlan.loads, {});
  expect(loads).toEqual(machineLoads(await call(jobPlan.get, {}), LOAD_WEEKS));
  expect(loads.some(({ share }) => share > 0)).toBe(true);
  const stranger = await registerFilledCompany(server);
  expect((await stranger.call(jobPlan.loads, {})).every(({ share }) => share === 0)).toBe(true);
});

it('refuses an end before its start with a sentence', async () => {
  const phase = {
    guid: '01900000-0000-7000-8000-000000000001',
    start: '2026-11-18T07:00:00.000Z',
    end: '2026-11-17T07:00:00.000Z',
    isLocked: false,
    base: { start: null, end: null, isLocked: false, machineGuid: null },
  };
  await expect(company.call(jobPlan.apply, { body: { phases: [phase] } })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
});

it('a phase moves to another machine, from its job or from the plan; a stranger’s machine is ignored', async () => {
  const job = await makeJob(company.call);
  const phase = job.phaseList.find(({ kind }) => kind === 'machine');
  if (!phase) throw new Error('the sample has a phase on a machine');
  const [first, second] = (await company.call(machines.list, { query: {} })).rows;
  if (!first || !second) throw new Error('a company starts with machines');
  const goTo = (machineGuid: string | null) =>
    changePhase(company.call, job.guid, phase.guid, { machineGuid });
  const moved = await goTo(first.guid);
  expect(moved.phaseList.find(({ guid }) => guid === phase.guid)).toMatchObject({
    machineGuid: first.guid,
    machineName: first.name,
    plannedStart: null,
  });
  const stranger = await registerFilledCompany(server);
  const [theirs] = (await stranger.call(machines.list, { query: {} })).rows;
  await expectError(goTo(theirs?.guid ?? ''), 'VALIDATION');
  await expectError(goTo(null), 'JOB_STATE');

  const times = { start: '2026-11-17T07:00:00.000Z', end: '2026-11-18T10:00:00.000Z', isLocked: true };
  const now = async () => {
    const { phaseList } = await company.call(jobs.get, { params: { guid: job.guid } });
    return phaseList.find(({ guid }) => guid === phase.guid) ?? phase;
  };
  const plan = async (machineGuid: string) => {
    const base = placeOf(await now());
    await company.call(jobPlan.apply, {
      body: { phases: [{ guid: phase.guid, ...times, machineGuid, base }] },
    });
  };
  const where = async () => (await now()).machineName;
  await plan(second.guid);
  expect(await where()).toBe(second.name);
  await plan(theirs?.guid ?? '');
  expect(await where()).toBe(second.name);
});

it('contains the calendar settings of the company', async () => {
  const { call, user } = await registerFilledCompany(server);
  expect(await call(jobPlan.get, {})).toMatchObject({
    materialLeadDays: 5,
    deliveryMarginDays: 2,
    patronDay: '',
  });
  const update = (changes: object) =>
    call(companies.update, { params: { companyGuid: user.companyGuid }, body: { base: {}, changes } });
  await update({ materialLeadDays: 8, patronDay: '07/12' });
  expect(await call(jobPlan.get, {})).toMatchObject({ materialLeadDays: 8, patronDay: '07/12' });
  await expectError(update({ patronDay: '31/02' }), 'VALIDATION');
});

it('tells the known prices of the ways out of a late job', async () => {
  const { call } = await registerFilledCompany(server);
  const { machines: rates, outside } = await call(jobPlan.costs, {});
  const known = (await call(machines.list, { query: {} })).rows.filter(
    ({ hourlyRate }) => hourlyRate !== null,
  );
  expect(new Map(rates.map(({ guid, hourlyRate }) => [guid, hourlyRate]))).toEqual(
    new Map(known.map(({ guid, hourlyRate }) => [guid, hourlyRate])),
  );
  expect(outside.every(({ charge }) => charge === 'piece' || charge === 'lot')).toBe(true);
});

it('prices overtime at the percentage that the company states, 25 while it states none', async () => {
  const { call, user } = await registerFilledCompany(server);
  expect((await call(jobPlan.costs, {})).overtimePercent).toBe(25);
  const update = (overtimePercent: number) =>
    call(companies.update, {
      params: { companyGuid: user.companyGuid },
      body: { base: { overtimePercent: 25 }, changes: { overtimePercent } },
    });
  expect((await update(32.5)).overtimePercent).toBe(32.5);
  expect((await call(jobPlan.costs, {})).overtimePercent).toBe(32.5);
  await expectError(update(-1), 'VALIDATION');
});

describe('two users plan at once', () => {
  const twoJobs = async () => {
    const { call } = await registerFilledCompany(server);
    const [machine] = (await call(machines.list, { query: {} })).rows;
    if (!machine) throw new Error('a company starts with machines');
    for (const _ of [1, 2]) {
      const { guid, phaseList } = await makeJob(call);
      const [phase] = phaseList;
      await changePhase(call, guid, phase?.guid ?? '', { machineGuid: machine.guid });
    }
    const phases = async () => {
      const { jobs: open } = await call(jobPlan.get, {});
      const [first, second] = open.flatMap((job) => job.phases.slice(0, 1));
      if (!first || !second) throw new Error('two jobs with a phase each');
      return { first, second };
    };
    const apply = (...places: ReturnType<typeof placed>[]) =>
      call(jobPlan.apply, { body: { phases: places } });
    return { phases, apply };
  };

  it('and both plans are kept where they touch different phases', async () => {
    const { phases, apply } = await twoJobs();
    const stale = await phases();
    await apply(placed(stale.first, 17), placed(stale.second, 18));
    const opened = await phases();
    await apply(placed(opened.first, 19), placed(opened.second, 18));
    const late = await apply(placed(opened.first, 17), placed(opened.second, 20));
    expect(late).toMatchObject({ phases: 1, kept: [opened.first.guid] });
    const now = await phases();
    expect(now.first.plannedStart).toBe('2026-11-19T07:00:00.000Z');
    expect(now.second.plannedStart).toBe('2026-11-20T07:00:00.000Z');
  });

  it('and a stale tab overwrites nothing where they meet', async () => {
    const { phases, apply } = await twoJobs();
    const stale = await phases();
    await apply(placed(stale.first, 17), placed(stale.second, 18));
    await expectError(apply(placed(stale.first, 19), placed(stale.second, 20)), 'CONFLICT');
    await expectError(apply(placed(stale.second, 17)), 'CONFLICT');
    const now = await phases();
    expect(now.first.plannedStart).toBe('2026-11-17T07:00:00.000Z');
    expect(now.second.plannedStart).toBe('2026-11-18T07:00:00.000Z');
  });
});
