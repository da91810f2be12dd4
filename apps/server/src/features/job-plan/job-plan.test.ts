import { jobPlan, jobs } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
