import { type JobFigure, jobs } from '@truciolo/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { figuresIn } from '../../../../test/figures-in.ts';
import { coated, makeJob, pressing } from '../../../../test/job-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { settleEarlier } from '../actuals/settle-earlier.ts';

const server = sharedTestServer();

/** Each figure, beside the rows of the list that it leads to. */
async function expectRows({ call }: TestCompany, figures: object) {
  const all = figuresIn(figures) as (readonly [string, JobFigure])[];
  for (const [place, { filter, count, value }] of all) {
    const { rows, total } = await call(jobs.list, { query: { filter, limit: 500 } });
    expect(total, place).toBe(count);
    expect(
      rows.reduce((sum, row) => sum + (row.total ?? 0), 0),
      place,
    ).toBe(value);
  }
}

it('counts the jobs of today through the filters of their list', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  const running = await makeJob(call);
  await makeJob(call, coated());
  const suspended = await makeJob(call);
  const press = pressing(server, call, running.phaseList[0] ?? { guid: '' });
  await press('start');
  server.clock.advance({ hours: 1 });
  await press('pause', { reason: 'Manca il materiale' });
  const body = { state: 'suspended', reason: 'Attesa disegno' } as const;
  await call(jobs.move, { params: { guid: suspended.guid }, body });
  const figures = await call(jobs.figures, { query: {} });
  expect([figures.inHand.count, figures.stopped.count, figures.late.count]).toEqual([3, 2, 0]);
  expect(figures.earned?.now).toMatchObject({ count: 0, value: 0, margin: null, quoted: null });
  await expectRows(company, figures);
  const worker = await addPerson(server, company, 'reparto');
  const shown = await worker.call(jobs.figures, { query: {} });
  expect(shown).toMatchObject({ inHand: { count: 3, value: null }, earned: null });
});

it('shows the margin of finished jobs beside the quoted one', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  const { guid, phaseList } = await makeJob(call);
  const press = pressing(server, call, phaseList[0] ?? { guid: '' });
  await press('start');
  // 12 h were planned: 9 h and 5 h.
  server.clock.advance({ hours: 9 });
  await press('pause', { reason: 'Fine turno' });
  server.clock.advance({ hours: 12 });
  await press('start');
  server.clock.advance({ hours: 5 });
  await press('stop', { good: 50 });
  const read = async () => (await call(jobs.figures, { query: { days: '30' } })).earned?.now;
  const rate = (margin: number, price: number) => Math.round((margin * 1_000_000) / price);

  const actuals = await call(jobs.actuals, { params: { guid } });
  expect(actuals.expectedMargin).toBeLessThan(actuals.plannedMargin);
  expect(await read()).toMatchObject({
    count: 1,
    value: actuals.revenue,
    margin: rate(actuals.expectedMargin, actuals.revenue),
    quoted: rate(actuals.plannedMargin, actuals.revenue),
  });
  await expectRows(company, await call(jobs.figures, { query: {} }));

  const costs = { material: actuals.material.planned + 1_000_000 };
  const body = { base: { material: null }, changes: costs };
  const dearer = await call(jobs.setCosts, { params: { guid }, body });
  expect(dearer.expectedMargin).toBeLessThan(actuals.expectedMargin);
  expect(await read()).toMatchObject({ margin: rate(dearer.expectedMargin, dearer.revenue) });

  // Other files on this server leave finished jobs without stored costs: these are settled first.
  await settleEarlier(server.handles, server.clock.read());
  // Finished before final costs were stored.
  await server.handles.system((db) =>
    sql`update job_amounts set actual_cost = null where job_guid = ${guid}`.execute(db),
  );
  expect(await read()).toMatchObject({ count: 0 });
  expect(await settleEarlier(server.handles, server.clock.read())).toBe(1);
  expect(await read()).toMatchObject({ count: 1, margin: rate(dearer.expectedMargin, dearer.revenue) });

  // Reopened: it has no figures until it is finished again.
  await call(jobs.move, { params: { guid }, body: { state: 'running', reason: '' } });
  expect(await read()).toMatchObject({ count: 0, margin: null });

  const blind = await addPerson(server, company, 'preventivista', { hideCosts: true });
  expect((await blind.call(jobs.figures, { query: {} })).earned).toBeNull();
});
