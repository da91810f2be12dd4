import { auth, floor, jobs, type RouteSpec, routes, sharedTablets } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from './expect-error.ts';
import { makeJob, pressing } from './job-samples.ts';
import { PASSWORD, registerTestCompany, sharedTestServer, type TestCompany } from './test-server.ts';
import { validBody } from './valid-bodies.ts';

const server = sharedTestServer();
let company: TestCompany;
let phaseGuid: string;
beforeAll(async () => {
  company = await registerTestCompany(server);
  phaseGuid = (await makeJob(company.call)).phaseList[0]?.guid ?? '';
  await company.call(sharedTablets.begin, { body: {} });
});

const closed = (Object.entries(routes) as [string, RouteSpec][]).filter(
  ([, spec]) => spec.access === 'session' && !spec.sharedTablet,
);
const GUID = '01900000-0000-7000-8000-000000000001';

describe('the session of a shared tablet', () => {
  it.each(closed)('may not call %s', async (_name, spec) => {
    const response = await server.app.inject({
      method: spec.method,
      url: `/api${spec.path.replaceAll(/:\w+/g, GUID)}`,
      headers: { authorization: `Bearer ${company.token}` },
      ...(spec.method === 'GET' || spec.upload ? {} : { payload: validBody(spec) }),
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('works at the machines, sees no costs, and asks for the person', async () => {
    expect((await company.call(auth.verify)).user).toMatchObject({ sharedTablet: true, hideCosts: true });
    expect((await company.call(floor.phases, { query: {} })).phases.length).toBeGreaterThan(0);
    const press = pressing(server, company.call, { guid: phaseGuid });
    expect(await press('start')).toMatchObject({ isStored: true, remark: expect.stringContaining('PIN') });
  });

  it('ends only with the password of the user who set it up', async () => {
    await expectError(
      company.call(sharedTablets.end, { body: { password: 'indovinata' } }),
      'WRONG_PASSWORD',
    );
    await expectError(company.call(jobs.list, { query: {} }), 'FORBIDDEN');
    await company.call(sharedTablets.end, { body: { password: PASSWORD } });
    expect((await company.call(jobs.list, { query: {} })).total).toBe(1);
  });
});
