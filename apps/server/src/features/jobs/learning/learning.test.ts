import { type Call, jobs, jobTimes, orders } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { acceptedQuote, orderOf, pressing } from '../../../../test/job-samples.ts';
import { pin, pinQuote } from '../../../../test/quote-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';

let server: TestServer;
let company: TestCompany;
const lathe = newGuid(new Date('2026-11-15'));
beforeAll(async () => {
  server = await startTestServer();
  company = await registerTestCompany(server);
});
afterAll(() => server.stop());

/** The usual pin, on a lathe of the registry: 120 min of set-up and 50 × 12 min. */
function turned(): QuoteDocument {
  const document = pinQuote();
  const [rate] = Object.values(document.rates.machines);
  const phases = pin().phases.map((phase) =>
    phase.kind === 'time' ? { ...phase, machineId: lathe } : phase,
  );
  if (!rate) throw new Error('a machine');
  return {
    ...document,
    positions: [pin({ phases })],
    rates: { ...document.rates, machines: { [lathe]: rate } },
  };
}

/** A job of 12 h of plan whose turning took so many hours. */
async function done(call: Call, quoteGuid: string, hours: number) {
  const order = await call(orders.create, { body: orderOf(quoteGuid, 50, null) });
  const job = await call(jobs.get, { params: { guid: order.jobs[0]?.guid ?? '' } });
  const press = pressing(server, call, job.phaseList[0] ?? { guid: '' });
  for (let left = hours; left > 0; left -= 9) {
    await press('start');
    server.clock.advance({ minutes: Math.min(9, left) * 60 });
    if (left <= 9) continue;
    await press('pause', { reason: 'Fine turno' });
    server.clock.advance({ hours: 12 });
  }
  await press('stop', { good: 50 });
  return job;
}

const work = (name: string) => ({
  workGuid: null,
  name,
  machineId: lathe,
  materialGroup: 'P',
  partWeight: 0.95,
});

it('tells what jobs like it took, asks about an odd one, and counts it only when told to', async () => {
  const { call } = company;
  const ask = async () => (await call(jobTimes.ratios, { body: { work: [work('Tornitura')] } })).ratios[0];
  expect(await ask()).toBeNull();
  const quote = await acceptedQuote(call, turned());
  for (const hours of [14.4, 14, 14.8, 14.2, 14.6, 14.4]) await done(call, quote.guid, hours);
  const facts = await call(jobTimes.ratios, { body: { work: [work('Tornitura'), work('Rettifica')] } });
  const clean = await ask();
  expect(facts.ratios[1]?.count).toBe(0);
  expect(clean).toMatchObject({ count: 6 });
  expect(clean?.jobs).toHaveLength(6);
  expect(clean?.jobs[0]).toMatchObject({ planned: 720 });
  expect(clean?.ratio).toBeGreaterThan(1.12);
  expect(clean?.ratio).toBeLessThan(1.21);

  // A tool broke: 60 h instead of 12.
  const broken = await done(call, quote.guid, 60);
  const params = { guid: broken.guid };
  const [asking] = (await call(jobs.actuals, { params })).phases;
  expect(asking).toMatchObject({ judgement: null });
  expect(asking?.question).toMatch(/3600 min invece di 720 min/);
  expect((await ask())?.ratio).toBeCloseTo(clean?.ratio ?? 0, 12);

  const phase = { ...params, phaseGuid: broken.phaseList[0]?.guid ?? '' };
  const left = await call(jobTimes.judge, { params: phase, body: { judgement: 'left-out' } });
  expect(left.phases[0]).toMatchObject({ question: null, judgement: 'left-out' });
  expect((await ask())?.count).toBe(6);
  const counted = await call(jobTimes.judge, { params: phase, body: { judgement: 'counts' } });
  expect(counted.phases[0]).toMatchObject({ question: null, judgement: 'counts' });
  const raised = await ask();
  expect(raised?.count).toBe(7);
  expect(raised?.ratio).toBeGreaterThan(clean?.ratio ?? 0);

  const worker = await addPerson(server, company, 'reparto');
  await expectError(worker.call(jobTimes.judge, { params: phase, body: { judgement: null } }), 'FORBIDDEN');
  const stranger = await registerTestCompany(server);
  expect((await stranger.call(jobTimes.ratios, { body: { work: [work('Tornitura')] } })).ratios).toEqual([
    null,
  ]);
  await expectError(stranger.call(jobTimes.judge, { params: phase, body: { judgement: null } }), 'NOT_FOUND');
});
