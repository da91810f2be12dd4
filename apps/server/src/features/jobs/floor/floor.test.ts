import { companies, floor, type Job, jobs, machines } from '@truciolo/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePhase, handMade, makeJob, pressing } from '../../../../test/job-samples.ts';
import { addPerson, type TestPerson } from '../../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';

const server = sharedTestServer();
let company: TestCompany;
let worker: TestPerson;
let job: Job;
let phase: Job['phaseList'][number];
let press: ReturnType<typeof pressing>;
beforeAll(async () => {
  company = await registerFilledCompany(server);
  worker = await addPerson(server, company, 'reparto');
});
beforeEach(async () => {
  job = await makeJob(company.call);
  const [first] = job.phaseList;
  if (!first) throw new Error('the pin has a phase');
  phase = first;
  press = pressing(server, worker.call, phase);
});

const now = () => company.call(jobs.get, { params: { guid: job.guid } });

it('the next phase is started, paused and stopped, and finishes its job', async () => {
  const { phases } = await worker.call(floor.phases, { query: {} });
  expect(phases.find(({ guid }) => guid === phase.guid)).toMatchObject({
    jobNumber: job.number,
    isReady: true,
  });
  expect(await press('start')).toMatchObject({ isStored: true, remark: null });
  expect(await now()).toMatchObject({ state: 'running', nextPhase: 'Tornitura' });
  server.clock.advance({ hours: 2 });
  await press('pause', { reason: 'Utensile rotto', good: 10 });
  server.clock.advance({ hours: 1 });
  await press('start');
  server.clock.advance({ hours: 3 });
  await press('count', { scrap: 1, reason: 'Fuori quota' });
  server.clock.advance({ seconds: 30 });
  await press('stop', { good: 40, note: 'Bava sul foro' });
  const done = await now();
  expect(done).toMatchObject({ state: 'finished', good: 50, scrap: 1, actualMinutes: 300.5, phasesDone: 1 });
  const events = await company.call(jobs.events, { params: { guid: job.guid } });
  expect(events.map(({ kind }) => kind)).toEqual(['stop', 'count', 'start', 'pause', 'start']);
  expect(events[0]).toMatchObject({ note: 'Bava sul foro', place: 10 });
});

describe('exactly once', () => {
  it('stores a repeated event, alone or in a batch, one time', async () => {
    const at = server.clock.read();
    const event = {
      guid: newGuid(at),
      phaseGuid: phase.guid,
      kind: 'count',
      at: at.toISOString(),
      good: 7,
    } as const;
    const send = (events: (typeof event)[]) =>
      worker.call(floor.record, { body: { sentAt: at.toISOString(), events } });
    await Promise.all([send([event]), send([event, event]), send([event])]);
    expect((await now()).good).toBe(7);
    expect(await company.call(jobs.events, { params: { guid: job.guid } })).toHaveLength(1);
  });

  it('gives the same result in whatever order a bad connection delivers events', async () => {
    const at = (minutes: number) => new Date(server.clock.read().getTime() + minutes * 60_000).toISOString();
    const made = (kind: 'start' | 'pause' | 'stop', minutes: number, good = 0) => {
      return { guid: newGuid(server.clock.read()), phaseGuid: phase.guid, kind, at: at(minutes), good };
    };
    const events = [made('stop', 200, 25), made('start', 0), made('start', 100), made('pause', 60, 25)];
    server.clock.advance({ minutes: 240 });
    const sentAt = server.clock.read().toISOString();
    for (const event of events) await worker.call(floor.record, { body: { sentAt, events: [event] } });
    expect(await now()).toMatchObject({ state: 'finished', actualMinutes: 160, good: 50 });
  });

  it('refuses another company’s event or phase', async () => {
    const stranger = await registerFilledCompany(server);
    const at = server.clock.read().toISOString();
    const event = { guid: newGuid(server.clock.read()), phaseGuid: phase.guid, kind: 'start', at } as const;
    const { events } = await stranger.call(floor.record, { body: { sentAt: at, events: [event] } });
    expect(events).toMatchObject([{ isStored: false, remark: expect.stringContaining('non esiste') }]);
    expect((await now()).state).toBe('to-plan');
    await worker.call(floor.record, { body: { sentAt: at, events: [event] } });
    const theirs = await makeJob(stranger.call);
    const taken = { ...event, phaseGuid: theirs.phaseList[0]?.guid ?? '' };
    const answer = await stranger.call(floor.record, { body: { sentAt: at, events: [taken] } });
    expect(answer.events).toMatchObject([{ isStored: false }]);
  });
});

describe('mistakes have their own sentence:', () => {
  it('two people stop the same phase', async () => {
    await press('start');
    server.clock.advance({ hours: 1 });
    await press('stop', { good: 50 });
    server.clock.advance({ seconds: 5 });
    const other = pressing(server, company.call, phase);
    const second = await other('stop', { good: 50 });
    expect(second).toMatchObject({
      isStored: true,
      remark: expect.stringMatching(/già stata chiusa da Ugo Riva/),
    });
    expect(await now()).toMatchObject({ good: 50, actualMinutes: 60 });
  });

  it('a stop without a start', async () => {
    const stop = await press('stop', { good: 50 });
    expect(stop.remark).toMatch(/non era avviata/);
    expect(await now()).toMatchObject({ good: 0, actualMinutes: 0, state: 'to-plan' });
  });

  it('a start of yesterday without a stop raises a question and is not counted', async () => {
    const start = await press('start');
    server.clock.advance({ hours: 14 });
    const seen = await worker.call(floor.phase, { params: { guid: phase.guid } });
    expect(seen.questions).toMatchObject([{ startGuid: start.guid, to: null }]);
    const stop = await press('stop', { good: 50 });
    expect(stop.remark).toMatch(/più di 10 ore/);
    expect(await now()).toMatchObject({ actualMinutes: 0, questions: 1, good: 50 });
    const { late: _late, questions } = await company.call(jobs.counts, {});
    expect(questions).toBeGreaterThan(0);
    await press('duration', { about: start.guid, minutes: 150 });
    expect(await now()).toMatchObject({ actualMinutes: 150, questions: 0 });
  });

  it('a second start', async () => {
    await press('start');
    server.clock.advance({ minutes: 10 });
    expect((await press('start')).remark).toMatch(/già in lavoro/);
  });

  it('a phone with a wrong clock', async () => {
    const real = server.clock.read();
    const wrong = new Date(real.getTime() - 3 * 3_600_000).toISOString();
    const event = { guid: newGuid(real), phaseGuid: phase.guid, kind: 'start', at: wrong } as const;
    const { events } = await worker.call(floor.record, { body: { sentAt: wrong, events: [event] } });
    expect(events[0]?.remark).toBe(
      'L’orologio di questo dispositivo è indietro di 180 min: l’ora è stata corretta.',
    );
    expect((await now()).phaseList[0]?.runningSince).toBe(real.toISOString());
  });

  it('work on a suspended job is recorded, the job stays suspended', async () => {
    const params = { guid: job.guid };
    await company.call(jobs.move, { params, body: { state: 'suspended', reason: 'Manca il materiale' } });
    expect((await press('start')).remark).toMatch(/sospesa \(Manca il materiale\)/);
    server.clock.advance({ hours: 1 });
    expect(await now()).toMatchObject({ state: 'suspended', phaseList: [{ state: 'running' }] });
  });

  it('the number of pieces never falls below zero', async () => {
    expect((await press('count', { good: -5 })).remark).toMatch(/sotto zero/);
    expect((await now()).good).toBe(0);
  });
});

describe('one person per attended machine', () => {
  const twoMachines = async () => {
    const own = await registerFilledCompany(server);
    const [first, second] = (await own.call(machines.list, { query: {} })).rows;
    const phases = [];
    for (const machine of [first, second]) {
      const { guid, phaseList } = await makeJob(own.call);
      const phaseGuid = phaseList[0]?.guid ?? '';
      await changePhase(own.call, guid, phaseGuid, { machineGuid: machine?.guid ?? null });
      phases.push({ guid: phaseGuid, jobGuid: guid });
    }
    const [turning, milling] = phases;
    if (!turning || !milling) throw new Error('two phases');
    const stateOf = async ({ jobGuid }: typeof turning) =>
      (await own.call(jobs.get, { params: { guid: jobGuid } })).phaseList[0]?.state;
    return { own, turning, milling, stateOf };
  };

  it('pauses the first machine when the second one starts, with a message', async () => {
    const { own, turning, milling, stateOf } = await twoMachines();
    await pressing(server, own.call, turning)('start');
    server.clock.advance({ minutes: 30 });
    const word = await pressing(server, own.call, milling)('start');
    expect(word.remark).toContain('ora è in pausa');
    expect([await stateOf(turning), await stateOf(milling)]).toEqual(['paused', 'running']);
    const events = await own.call(jobs.events, { params: { guid: turning.jobGuid } });
    expect(events[0]).toMatchObject({ kind: 'pause', reason: 'Passaggio ad altra macchina' });
  });

  it('attends both where the shop allows it', async () => {
    const { own, turning, milling, stateOf } = await twoMachines();
    await own.call(companies.update, {
      params: { companyGuid: own.user.companyGuid },
      body: { base: { oneMachineEach: true }, changes: { oneMachineEach: false } },
    });
    await pressing(server, own.call, turning)('start');
    expect(await pressing(server, own.call, milling)('start')).toMatchObject({ remark: null });
    expect([await stateOf(turning), await stateOf(milling)]).toEqual(['running', 'running']);
  });
});

it('gets a message when a phase has more good pieces than the one before delivered', async () => {
  const own = await registerFilledCompany(server);
  const base = handMade.phases[0];
  if (!base) throw new Error('the sample has a phase');
  const made = await own.call(jobs.create, {
    body: { ...handMade, phases: [base, { ...base, name: 'Fresatura' }] },
  });
  const [first, second] = made.phaseList;
  if (!first || !second) throw new Error('two phases');
  const turn = pressing(server, own.call, first);
  await turn('start');
  server.clock.advance({ minutes: 10 });
  await turn('stop', { good: 4 });
  const mill = pressing(server, own.call, second);
  await mill('start');
  server.clock.advance({ minutes: 10 });
  expect((await mill('stop', { good: 5 })).remark).toContain('ne ha dati 4: controlla il conto');
});
