import {
  type FloorPhoto,
  floor,
  floorPeople,
  type Job,
  jobs,
  machines,
  sharedTablets,
} from '@truciolo/contract';
import { beforeEach, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { changeJob, changePhase, makeJob, pressing } from '../../../../test/job-samples.ts';
import { addPerson, type TestPerson } from '../../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../../test/valid-bodies.ts';
import { newGuid } from '../../../platform/guid.ts';

const server = sharedTestServer();
let company: TestCompany;
let worker: TestPerson;
let job: Job;
let phase: Job['phaseList'][number];
beforeEach(async () => {
  company = await registerFilledCompany(server);
  worker = await addPerson(server, company, 'reparto');
  job = await makeJob(company.call);
  const [first] = job.phaseList;
  if (!first) throw new Error('the pin has a phase');
  phase = first;
});

const hole = { name: 'ø20 H7', nominal: 20, lower: 0, upper: 0.021 };
const seen = () => worker.call(floor.phase, { params: { guid: phase.guid } });

it('names a machine by its code, in the phases and among the machines', async () => {
  const [lathe] = (await company.call(machines.list, { query: {} })).rows;
  await changePhase(company.call, job.guid, phase.guid, { machineGuid: lathe?.guid ?? null });
  const all = await worker.call(floor.phases, { query: {} });
  expect(all.phases[0]).toMatchObject({ machineCode: lathe?.code });
  expect(all.machines).toMatchObject([{ guid: lathe?.guid, code: lathe?.code, phases: 1 }]);
});

it('keeps the measured value beside the dimension as the drawing had it', async () => {
  await changeJob(company.call, job.guid, { checks: [hole] });
  expect((await seen()).phase.checks).toEqual([hole]);
  const press = pressing(server, worker.call, phase);
  await press('start');
  server.clock.advance({ minutes: 5 });
  expect(await press('measure', { measure: { ...hole, value: 20.03 } })).toMatchObject({ isStored: true });
  await changeJob(company.call, job.guid, { checks: [{ ...hole, upper: 0.033 }] });
  const [event] = await company.call(jobs.events, { params: { guid: job.guid } });
  expect(event).toMatchObject({
    kind: 'measure',
    person: expect.stringContaining('Ugo Riva'),
    measure: { ...hole, value: 20.03 },
  });
  expect((await seen()).events[0]?.measure).toMatchObject({ upper: 0.021, value: 20.03 });
  const again = await company.call(jobs.repeat, {
    params: { guid: job.guid },
    body: { quantity: 10, due: null },
  });
  expect(again.checks).toEqual([{ ...hole, upper: 0.033 }]);
});

it('refuses a measure without a value, and limits the wrong way round, with a sentence', async () => {
  const press = pressing(server, worker.call, phase);
  await expectError(press('measure'), 'VALIDATION');
  await expectError(press('note', { measure: { ...hole, value: 20 } }), 'VALIDATION');
  const turned = { ...hole, lower: 0.1 };
  await expectError(changeJob(company.call, job.guid, { checks: [turned] }), 'VALIDATION');
});

type Who = Pick<TestCompany, 'token'>;
async function photo(who: Who, query: Record<string, string> = {}, bytes = ONE_PIXEL, guid = phase.guid) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/floor/phases/${guid}/photos?${new URLSearchParams({ name: 'foto.png', ...query })}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json() as FloorPhoto & { code: string } };
}

it('keeps a picture of a phase once, shows it to the office and to nobody else', async () => {
  const key = newGuid(server.clock.read());
  const at = server.clock.read().toISOString();
  server.clock.advance({ minutes: 3 });
  const first = await photo(worker, { key, at });
  expect(first).toMatchObject({
    status: 201,
    body: { guid: key, person: expect.stringContaining('Ugo Riva'), at, place: 10 },
  });
  expect(await photo(worker, { key, at })).toMatchObject({ status: 201, body: { guid: key } });
  expect((await seen()).photos.map(({ guid }) => guid)).toEqual([key]);
  const [shown] = await company.call(floor.jobPhotos, { params: { guid: job.guid } });
  const file = await server.app.inject({ method: 'GET', url: `/api${shown?.url}` });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(ONE_PIXEL)).toBe(true);

  expect(await photo(worker, {}, Buffer.from('%PDF-1.4 no picture'))).toMatchObject({
    status: 415,
    body: { code: 'UNSUPPORTED_MEDIA' },
  });
  const stranger = await registerFilledCompany(server);
  expect((await photo(stranger)).status).toBe(404);
  await expectError(stranger.call(floor.jobPhotos, { params: { guid: job.guid } }), 'NOT_FOUND');
});

it('tells each person their own day, also on a shared tablet', async () => {
  const press = pressing(server, worker.call, phase);
  await press('start');
  server.clock.advance({ minutes: 40 });
  await press('pause', { good: 6, reason: 'Pausa' });
  expect(await worker.call(floor.day, { query: {} })).toMatchObject({
    minutes: 40,
    good: 6,
    stretches: [{ jobNumber: job.number, phaseName: phase.name, minutes: 40 }],
  });
  expect(await company.call(floor.day, { query: {} })).toMatchObject({ minutes: 0, stretches: [] });

  const person = { guid: newGuid(server.clock.read()), name: 'Luca Riva', pin: '4711' };
  await company.call(floorPeople.create, { body: person });
  await company.call(sharedTablets.begin, { body: {} });
  const { pass } = await company.call(floorPeople.identify, { body: { person: person.guid, pin: '4711' } });
  server.clock.advance({ minutes: 1 });
  const atTablet = pressing(server, company.call, phase);
  await atTablet('start', { pass });
  server.clock.advance({ minutes: 10 });
  await atTablet('stop', { pass, good: 44 });
  expect(await company.call(floor.day, { query: {} })).toMatchObject({ minutes: 0, good: 0 });
  expect(await company.call(floor.day, { query: { pass } })).toMatchObject({ minutes: 10, good: 44 });
  expect(await worker.call(floor.day, { query: {} })).toMatchObject({ minutes: 40, good: 6 });
});
