import { floor, floorPeople, jobs } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { makeJob } from '../../../test/job-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const HOUR = 3_600_000;
const server = sharedTestServer();
let shop: TestCompany;
beforeAll(async () => {
  shop = await registerTestCompany(server);
});

const add = (name: string, pin = '4711') => shop.call(floorPeople.create, { body: { name, pin } });

async function press(pass: string, hoursAgo = 0) {
  const job = await makeJob(shop.call);
  const now = server.clock.read().getTime();
  const event = {
    guid: crypto.randomUUID(),
    phaseGuid: job.phaseList[0]?.guid ?? '',
    kind: 'start' as const,
    at: new Date(now - hoursAgo * HOUR).toISOString(),
    pass,
  };
  const { events } = await shop.call(floor.record, {
    body: { sentAt: new Date(now).toISOString(), events: [event] },
  });
  const [stored] = await shop.call(jobs.events, { params: { guid: job.guid } });
  return { remark: events[0]?.remark, person: stored?.person };
}

describe('a person at a shared tablet', () => {
  it('is identified by name and PIN, and is the author of the event', async () => {
    const luca = await add('Luca Riva');
    const { person, pass } = await shop.call(floorPeople.identify, {
      body: { person: luca.guid, pin: '4711' },
    });
    expect(person).toEqual({ guid: luca.guid, name: 'Luca Riva' });
    expect(await press(pass)).toEqual({ remark: null, person: 'Luca Riva' });
  });

  it('is not identified by a wrong PIN, nor by the old one after a change', async () => {
    const { guid } = await add('Anna Bianchi', '123456');
    const ask = (pin: string) => shop.call(floorPeople.identify, { body: { person: guid, pin } });
    await expectError(ask('123457'), 'PIN_WRONG');
    await shop.call(floorPeople.update, { params: { guid }, body: { pin: '9876' } });
    await expectError(ask('123456'), 'PIN_WRONG');
    expect((await ask('9876')).person.name).toBe('Anna Bianchi');
  });

  it('is locked after ten wrong PINs, even for the right one', async () => {
    const { guid } = await add('Piero Neri', '0007');
    const ask = (pin: string) => shop.call(floorPeople.identify, { body: { person: guid, pin } });
    for (let tried = 1000; tried < 1010; tried += 1) await expectError(ask(String(tried)), 'PIN_WRONG');
    await expectError(ask('0007'), 'RATE_LIMITED');
  });

  it('has a PIN of four to six digits and a unique name', async () => {
    for (const pin of ['123', '1234567', 'abcd', '12 34'])
      await expectError(add('Carla Verdi', pin), 'VALIDATION');
    await add('Carla Verdi');
    await expectError(add('carla verdi'), 'DUPLICATE_NAME');
  });

  it('is no longer identified after leaving, and may return under the same name', async () => {
    const { guid } = await add('Gino Rossi');
    await shop.call(floorPeople.remove, { params: { guid } });
    await expectError(shop.call(floorPeople.identify, { body: { person: guid, pin: '4711' } }), 'PIN_WRONG');
    expect((await add('Gino Rossi')).guid).not.toBe(guid);
    const { people } = await shop.call(floorPeople.list);
    expect(people.filter(({ name }) => name === 'Gino Rossi')).toHaveLength(1);
  });

  it('a badge can be printed, and an unknown badge identifies nobody', async () => {
    const { guid } = await add('Sara Galli');
    const badge = await shop.call(floorPeople.badge, { params: { guid } });
    expect(Buffer.from(badge.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await expectError(shop.call(floorPeople.identify, { body: { badge: 'indovinato' } }), 'PIN_WRONG');
  });
});

describe('a pass', () => {
  it('is valid for the shift in which it was issued, even if the event arrives later', async () => {
    const { guid } = await add('Ivo Sala');
    const { pass } = await shop.call(floorPeople.identify, { body: { person: guid, pin: '4711' } });
    server.clock.advance({ hours: 20 });
    expect(await press(pass, 15)).toMatchObject({ person: 'Ivo Sala' });
    const late = await press(pass);
    expect(late.remark).toMatch(/PIN o badge non più valido: l’evento è registrato a nome di /);
    expect(late.person).not.toBe('Ivo Sala');
  });

  it('that is forged or of another shop identifies nobody, and the event is stored', async () => {
    const other = await registerTestCompany(server);
    const theirs = await other.call(floorPeople.create, { body: { name: 'Altro', pin: '1111' } });
    const { pass } = await other.call(floorPeople.identify, { body: { person: theirs.guid, pin: '1111' } });
    for (const bad of [pass, 'x', `${theirs.guid}.9999999999999.x`])
      expect((await press(bad)).remark).toMatch(/non più valido/);
  });
});
