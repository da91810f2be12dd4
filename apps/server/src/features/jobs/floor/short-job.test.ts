import { invoicing, type Job, jobs, materialNeeds } from '@truciolo/contract';
import { beforeEach, expect, it } from 'vitest';
import { deliver } from '../../../../test/delivery-samples.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { makeJob, pressing } from '../../../../test/job-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let job: Job;
let press: ReturnType<typeof pressing>;
beforeEach(async () => {
  ours = await registerTestCompany(server);
  job = await makeJob(ours.call);
  press = pressing(server, ours.call, job.phaseList[0] ?? { guid: '' });
});

const read = (guid = job.guid) => ours.call(jobs.get, { params: { guid } });
const move = (state: Job['state'], reason = '') =>
  ours.call(jobs.move, { params: { guid: job.guid }, body: { state, reason } });

/** 15 of the 50 ordered pieces are good. */
async function makeFifteen(): Promise<void> {
  await press('start');
  server.clock.advance({ hours: 2 });
  await press('stop', { good: 15 });
}

it('a job whose last phase ends with too few good pieces stays open until they are made', async () => {
  await makeFifteen();
  expect(await read()).toMatchObject({ state: 'running', good: 15, phasesDone: 1, finishedAt: null });
  const { toDeliver, inHand } = await ours.call(jobs.figures, { query: { days: '90' } });
  expect([toDeliver.count, inHand.count]).toEqual([0, 1]);
  server.clock.advance({ minutes: 10 });
  await press('start');
  server.clock.advance({ hours: 3 });
  await press('stop', { good: 35 });
  expect(await read()).toMatchObject({ state: 'finished', good: 50 });
  // A correction below the ordered pieces opens it again.
  server.clock.advance({ minutes: 1 });
  await press('count', { good: -1 });
  expect(await read()).toMatchObject({ state: 'running', good: 49, finishedAt: null });
});

it('is closed with fewer pieces for a reason: value, deliveries and invoices follow the pieces made', async () => {
  const { call } = ours;
  await makeFifteen();
  const error = await expectError(move('finished', ' '), 'VALIDATION');
  expect(error.fields?.reason).toBe('15 pezzi buoni su 50: scrivi perché la commessa si chiude così.');
  const closed = await move('finished', 'Il cliente ne accetta 15');
  expect(closed).toMatchObject({ state: 'finished', stateReason: 'Il cliente ne accetta 15' });
  const actuals = await call(jobs.actuals, { params: { guid: job.guid } });
  expect(actuals).toMatchObject({ isFinal: true, good: 15 });
  expect(actuals.revenue).toBeLessThan(job.total ?? 0);
  const figures = await call(jobs.figures, { query: { days: '90' } });
  expect(figures.earned?.now).toMatchObject({ count: 1, value: actuals.revenue });
  expect(figures.toDeliver).toMatchObject({ count: 1, value: actuals.revenue });
  await deliver(call, job.guid, 15);
  const [note] = (await call(invoicing.list, { query: {} })).ddts;
  expect(note?.amount).toBe(actuals.revenue);
  expect(await read()).toMatchObject({ state: 'delivered', delivered: 15, stateReason: closed.stateReason });
  expect((await call(jobs.figures, { query: { days: '90' } })).inHand).toMatchObject({ count: 0, value: 0 });
});

it('can be reopened after it was closed with fewer pieces, with its whole value', async () => {
  await makeFifteen();
  await move('finished', 'Barra finita');
  expect(await move('running')).toMatchObject({ state: 'running', stateReason: '' });
  const actuals = await ours.call(jobs.actuals, { params: { guid: job.guid } });
  expect(actuals.revenue).toBe(job.total);
});

it('is finished by a split that takes the missing pieces, which are worked from the first phase', async () => {
  await makeFifteen();
  const split = await ours.call(jobs.split, {
    params: { guid: job.guid },
    body: { guid: crypto.randomUUID(), quantity: 35, due: null },
  });
  expect(await read()).toMatchObject({ state: 'finished', quantity: 15, stateReason: '' });
  expect(split).toMatchObject({ state: 'to-plan', quantity: 35 });
  expect(split.phaseList.map(({ name, state }) => [name, state])).toEqual([['Tornitura', 'todo']]);
});

it('material of a job that was started without it is in the shop, and no longer to be bought', async () => {
  const toBuy = async () =>
    (await ours.call(materialNeeds.list, {})).flatMap(({ needs }) => needs.map(({ jobGuid }) => jobGuid));
  expect([(await read()).materialState, await toBuy()]).toEqual(['to-order', [job.guid]]);
  await press('start');
  expect([(await read()).materialState, await toBuy()]).toEqual(['here', []]);
  const history = await ours.call(jobs.history, { params: { guid: job.guid } });
  const found = history.find(({ action }) => action === 'material');
  expect(found?.changes).toEqual({ materialState: { from: 'to-order', to: 'here' } });
  // The bars in the shop are too few: the office orders the rest.
  await ours.call(jobs.update, {
    params: { guid: job.guid },
    body: { base: { materialState: 'here' }, changes: { materialState: 'to-order' } },
  });
  server.clock.advance({ hours: 1 });
  await press('pause', { good: 20 });
  expect([(await read()).materialState, await toBuy()]).toEqual(['to-order', [job.guid]]);
  server.clock.advance({ hours: 1 });
  await press('start');
  server.clock.advance({ hours: 1 });
  await press('stop', { good: 30 });
  expect(await read()).toMatchObject({ state: 'finished', materialState: 'here' });
});
