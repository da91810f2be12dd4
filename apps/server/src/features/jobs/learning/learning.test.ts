import {
  type Call,
  jobs,
  jobTimes,
  type MachineFields,
  machines,
  orders,
  typicalMachines,
} from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { acceptedQuote, orderOf, pressing } from '../../../../test/job-samples.ts';
import { pin, pinQuote } from '../../../../test/quote-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';

const server = sharedTestServer();
let company: TestCompany;
const lathe = newGuid(new Date('2026-11-15'));
beforeAll(async () => {
  company = await registerTestCompany(server);
});

/** The usual pin, on a lathe of the registry: 120 min of set-up and 50 × 12 min. */
function turned(machineId = lathe): QuoteDocument {
  const document = pinQuote();
  const [rate] = Object.values(document.rates.machines);
  const phases = pin().phases.map((phase) => (phase.kind === 'time' ? { ...phase, machineId } : phase));
  if (!rate) throw new Error('a machine');
  return {
    ...document,
    positions: [pin({ phases })],
    rates: { ...document.rates, machines: { [machineId]: rate } },
  };
}

/** A job with 12 h planned whose turning took this many hours. */
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

it('returns the ratio of similar jobs, asks about an outlier, and counts it only when told to', async () => {
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

  const last = clean?.jobs[0]?.guid ?? '';
  const learned = await call(jobTimes.learned, { params: { guid: last } });
  expect(learned.phases).toMatchObject([
    { name: 'Tornitura', planned: 720, actual: 864, count: 6, ratio: clean?.ratio, low: clean?.low },
  ]);

  // A tool broke: 60 h instead of 12.
  const broken = await done(call, quote.guid, 60);
  const params = { guid: broken.guid };
  const [asking] = (await call(jobs.actuals, { params })).phases;
  expect(asking).toMatchObject({ judgement: null });
  expect(asking?.question).toMatch(/3\.600 min invece di 720 min/);
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
  await expectError(stranger.call(jobTimes.learned, { params }), 'NOT_FOUND');
  expect((await stranger.call(jobTimes.ratios, { body: { work: [work('Tornitura')] } })).ratios).toEqual([
    null,
  ]);
  await expectError(stranger.call(jobTimes.judge, { params: phase, body: { judgement: null } }), 'NOT_FOUND');
});

it('calibrates the NC programs of a machine by the phases they timed, without outliers, each job once', async () => {
  const { call } = await registerTestCompany(server);
  const machine = await call(machines.create, {
    body: { ...(typicalMachines[0] as MachineFields), code: 'TC-9' },
  });
  const document = turned(machine.guid);
  const [position] = document.positions;
  const phases = (position?.phases ?? []).map((phase) =>
    phase.kind === 'time' ? { ...phase, cycle: { value: 12, origin: 'nc' as const } } : phase,
  );
  const programmed = { ...document, positions: position ? [{ ...position, phases }] : [] };
  const params = { guid: machine.guid };
  const ask = async () => (await call(jobTimes.nc, { params })).ratio;
  expect(await ask()).toBeNull();
  // Typed times give no information about programs.
  await done(call, (await acceptedQuote(call, document)).guid, 14);
  expect(await ask()).toBeNull();
  const quote = await acceptedQuote(call, programmed);
  const made = [];
  // 2 h of set-up and 10 h of program, which take 12 h.
  for (const hours of [14, 13.8, 14.2, 14, 14.1]) made.push(await done(call, quote.guid, hours));
  await done(call, quote.guid, 60);
  const learned = await ask();
  expect(learned).toMatchObject({ count: 5 });
  expect(learned?.jobs[0]).toMatchObject({ planned: 600 });
  expect(learned?.ratio).toBeGreaterThan(1.14);
  expect(learned?.ratio).toBeLessThan(1.24);
  const timedJobs = made.map(({ number }) => ({
    cutting: 36_000,
    rapid: 0,
    toolChange: 0,
    other: 0,
    measured: 43_200,
    job: number,
  }));
  await call(machines.update, { params, body: { base: {}, changes: { timedJobs } } });
  expect(await ask()).toBeNull();
  const stranger = await registerTestCompany(server);
  await expectError(stranger.call(jobTimes.nc, { params }), 'NOT_FOUND');
});
