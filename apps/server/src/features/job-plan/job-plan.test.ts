import { jobPlan, jobs, LOAD_WEEKS, machines } from '@truciolo/contract';
import { machineLoads } from '@truciolo/jobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { makeJob } from '../../../test/job-samples.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../test/test-server.ts';

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await startTestServer();
  company = await registerTestCompany(server);
});
afterAll(() => server.stop());

it('gives what a plan is made from, takes the plan, and a stranger neither sees nor changes it', async () => {
  const job = await makeJob(company.call);
  const input = await company.call(jobPlan.get, {});
  const own = input.jobs.find(({ guid }) => guid === job.guid);
  expect(own).toMatchObject({ number: job.number, state: 'to-plan', due: '2026-12-18' });
  expect(JSON.stringify(input)).not.toContain('total');
  const phases = (own?.phases ?? []).map(({ guid }) => ({
    guid,
    start: '2026-11-17T07:00:00.000Z',
    end: '2026-11-18T10:00:00.000Z',
    isLocked: true,
  }));
  expect(phases.length).toBeGreaterThan(0);

  const stranger = await registerTestCompany(server);
  expect((await stranger.call(jobPlan.get, {})).jobs).toEqual([]);
  expect(await stranger.call(jobPlan.apply, { body: { phases } })).toEqual({ phases: 0, jobs: 0 });

  expect(await company.call(jobPlan.apply, { body: { phases } })).toEqual({ phases: phases.length, jobs: 1 });
  const planned = await company.call(jobs.get, { params: { guid: job.guid } });
  expect(planned).toMatchObject({ state: 'planned' });
  expect(planned.phaseList[0]).toMatchObject({ plannedStart: '2026-11-17T07:00:00.000Z', isLocked: true });
});

it('tells how full the machines are, as the whole plan would, without what is planned far ahead', async () => {
  const { call } = await registerTestCompany(server);
  const [machine] = (await call(machines.list, { query: {} })).rows;
  if (!machine) throw new Error('a company starts with machines');
  for (const start of ['2026-11-17', '2026-11-24', '2027-06-01']) {
    const job = await makeJob(call);
    const phases = job.phaseList.map(({ guid }) => ({
      guid,
      start: `${start}T07:00:00.000Z`,
      end: `${start}T17:00:00.000Z`,
      isLocked: false,
      machineGuid: machine.guid,
    }));
    await call(jobPlan.apply, { body: { phases } });
  }
  await makeJob(call);
  const loads = await call(jobPlan.loads, {});
  expect(loads).toEqual(machineLoads(await call(jobPlan.get, {}), LOAD_WEEKS));
  expect(loads.some(({ share }) => share > 0)).toBe(true);
  const stranger = await registerTestCompany(server);
  expect((await stranger.call(jobPlan.loads, {})).every(({ share }) => share === 0)).toBe(true);
});

it('refuses an end before its start with a sentence', async () => {
  const phase = {
    guid: '01900000-0000-7000-8000-000000000001',
    start: '2026-11-18T07:00:00.000Z',
    end: '2026-11-17T07:00:00.000Z',
    isLocked: false,
  };
  await expect(company.call(jobPlan.apply, { body: { phases: [phase] } })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
});

it('a phase goes to another machine, from its job or from the plan; a stranger’s machine leaves it where it is', async () => {
  const job = await makeJob(company.call);
  const phase = job.phaseList.find(({ kind }) => kind === 'machine');
  if (!phase) throw new Error('the sample has a phase on a machine');
  const [first, second] = (await company.call(machines.list, { query: {} })).rows;
  if (!first || !second) throw new Error('a company starts with machines');
  const params = { guid: job.guid, phaseGuid: phase.guid };
  const moved = await company.call(jobs.updatePhase, { params, body: { machineGuid: first.guid } });
  expect(moved.phaseList.find(({ guid }) => guid === phase.guid)).toMatchObject({
    machineGuid: first.guid,
    machineName: first.name,
    plannedStart: null,
  });
  const stranger = await registerTestCompany(server);
  const [theirs] = (await stranger.call(machines.list, { query: {} })).rows;
  const body = { machineGuid: theirs?.guid ?? '' };
  await expectError(company.call(jobs.updatePhase, { params, body }), 'VALIDATION');
  await expectError(company.call(jobs.updatePhase, { params, body: { machineGuid: null } }), 'JOB_STATE');

  const times = { start: '2026-11-17T07:00:00.000Z', end: '2026-11-18T10:00:00.000Z', isLocked: true };
  const plan = (machineGuid: string) =>
    company.call(jobPlan.apply, { body: { phases: [{ guid: phase.guid, ...times, machineGuid }] } });
  const where = async () =>
    (await company.call(jobs.get, { params: { guid: job.guid } })).phaseList.find(
      ({ guid }) => guid === phase.guid,
    )?.machineName;
  await plan(second.guid);
  expect(await where()).toBe(second.name);
  await plan(theirs?.guid ?? '');
  expect(await where()).toBe(second.name);
});
