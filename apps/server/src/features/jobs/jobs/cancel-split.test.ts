import { invoicing, jobMaterials, jobs, orders, rack } from '@truciolo/contract';
import { money, sum } from '@truciolo/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../../test/delivery-samples.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { handMade, makeJob, pressing } from '../../../../test/job-samples.ts';
import { buildRackItem } from '../../../../test/registry-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

const read = (guid: string) => ours.call(jobs.get, { params: { guid } });

describe('a cancelled job', () => {
  const cancel = (guid: string, reason = 'Il cliente rinuncia') =>
    ours.call(jobs.move, { params: { guid }, body: { state: 'cancelled', reason } });

  it('keeps its cost, has the value of its deliveries, and leaves the figures of open work', async () => {
    const { call } = ours;
    const job = await makeJob(call);
    const params = { guid: job.guid };
    const phase = job.phaseList[0] ?? { guid: '' };
    const press = pressing(server, call, phase);
    await press('start');
    server.clock.advance({ hours: 2 });
    await press('stop', { good: 5 });
    await deliver(call, job.guid, 5);
    const [left] = (await call(invoicing.list, { query: {} })).ddts;
    await expectError(cancel(job.guid, ' '), 'VALIDATION');
    expect(await cancel(job.guid)).toMatchObject({ state: 'cancelled', stateReason: 'Il cliente rinuncia' });
    const actuals = await call(jobs.actuals, { params });
    const [turned] = actuals.phases;
    expect(actuals).toMatchObject({ revenue: left?.amount, isFinal: true });
    expect(turned?.actualMinutes).toBe(120);
    // Two hours of the lathe and the material they used, with their overheads.
    expect(actuals.material.actual).toBe(actuals.material.planned);
    const spent = (turned?.actualCost ?? 0) + actuals.material.actual;
    expect(actuals.expectedCost).toBeGreaterThanOrEqual(spent);
    expect(actuals.expectedCost).toBeLessThan(spent * 1.2);
    const figures = await call(jobs.figures, { query: { days: '90' } });
    expect(figures.inHand).toMatchObject({ count: 0, value: 0 });
    expect(figures.earned?.now).toMatchObject({ count: 1, value: left?.amount });
    const { rows } = await call(jobs.list, { query: { filter: [...(figures.earned?.now.filter ?? [])] } });
    expect(rows.map(({ guid }) => guid)).toEqual([job.guid]);
    await expectError(deliver(call, job.guid, 1), 'JOB_STATE');
    // A mistaken cancellation is corrected.
    await call(jobs.move, { params, body: { state: 'to-plan', reason: '' } });
    expect((await call(jobs.actuals, { params })).revenue).toBe(job.total);
    expect((await call(jobs.figures, { query: { days: '90' } })).inHand).toMatchObject({ value: job.total });
  });

  it('releases its reservations on the rack', async () => {
    const { call } = ours;
    const job = await makeJob(call);
    const item = await call(rack.create, { body: buildRackItem() });
    const body = { itemGuid: item.guid, pieces: 1, covers: true };
    await call(jobMaterials.reserve, { params: { guid: job.guid }, body });
    await cancel(job.guid);
    expect(await call(jobMaterials.list, { params: { guid: job.guid } })).toEqual([]);
    expect(await call(rack.get, { params: { guid: item.guid } })).toMatchObject({ reserved: 0 });
  });
});

describe('a job that is split', () => {
  const split = (guid: string, quantity: number) =>
    ours.call(jobs.split, { params: { guid }, body: { quantity, due: '2026-12-20' } });

  it('shares pieces, work, price and cost exactly to the cent, in one order', async () => {
    const { call } = ours;
    const job = await makeJob(call);
    const before = await call(jobs.actuals, { params: { guid: job.guid } });
    await deliver(call, job.guid, 7);
    const part = await split(job.guid, 20);
    const rest = await read(job.guid);
    expect(part).toMatchObject({ quantity: 20, delivered: 0, due: '2026-12-20', orderGuid: job.orderGuid });
    expect(rest).toMatchObject({ quantity: 30, delivered: 7, number: job.number });
    expect(sum([rest, part].map(({ total }) => money(total ?? 0)))).toBe(job.total);
    const costs = await Promise.all([rest, part].map(({ guid }) => call(jobs.actuals, { params: { guid } })));
    expect(sum(costs.map(({ plannedCost }) => money(plannedCost)))).toBe(before.plannedCost);
    const run = (one: typeof job) => one.phaseList.reduce((all, { runMinutes }) => all + runMinutes, 0);
    expect(run(rest) + run(part)).toBeCloseTo(run(job), 9);
    const order = await call(orders.get, { params: { guid: job.orderGuid ?? '' } });
    expect(order.jobs.map(({ quantity }) => quantity)).toEqual([30, 20]);
    await deliver(call, job.guid, 23);
    await deliver(call, part.guid, 20);
    const list = (await call(invoicing.list, { query: {} })).ddts;
    expect(sum(list.map(({ amount }) => money(amount ?? 0)))).toBe(job.total);
    expect((await call(jobs.history, { params: { guid: job.guid } })).map(({ action }) => action)).toContain(
      'split',
    );
  });

  it('keeps events and finished work with the part where they happened', async () => {
    const { call } = ours;
    const job = await makeJob(call);
    const press = pressing(server, call, job.phaseList[0] ?? { guid: '' });
    await press('start');
    server.clock.advance({ hours: 1 });
    await press('pause', { good: 10 });
    await expectError(split(job.guid, 41), 'VALIDATION');
    const part = await split(job.guid, 40);
    expect((await call(jobs.events, { params: { guid: job.guid } })).length).toBe(2);
    expect(await call(jobs.events, { params: { guid: part.guid } })).toEqual([]);
    expect(await read(job.guid)).toMatchObject({ quantity: 10, good: 10 });
    expect(part.phaseList.map(({ state }) => state)).toEqual(['todo']);
    const stranger = await registerTestCompany(server);
    await expectError(
      stranger.call(jobs.split, { params: { guid: part.guid }, body: { quantity: 1, due: null } }),
      'NOT_FOUND',
    );
  });
});

it('compares the times of a job without a price', async () => {
  const { call } = ours;
  const { guid } = await call(jobs.create, { body: handMade });
  const actuals = await call(jobs.actuals, { params: { guid } });
  expect(actuals).toMatchObject({ isPriced: false, plannedMinutes: 75, revenue: 0, expectedCost: 0 });
});
