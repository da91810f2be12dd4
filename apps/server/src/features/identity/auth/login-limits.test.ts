import * as contract from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { addAdmin } from '../../../../test/test-people.ts';
import {
  PASSWORD,
  registerTestCompany,
  sharedTestServer,
  startTestServer,
} from '../../../../test/test-server.ts';
import { createLog } from '../../../platform/log.ts';

const server = sharedTestServer({ TRUST_PROXY: 'on' });

const attempt = (username: string, forwarded: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api${contract.auth.login.path}`,
    headers: { 'x-forwarded-for': forwarded },
    payload: { username, password: 'Sbagliata1!' },
  });

const statuses = async (attempts: readonly ReturnType<typeof attempt>[]) => {
  const count = new Map<number, number>();
  for (const { statusCode } of await Promise.all(attempts))
    count.set(statusCode, (count.get(statusCode) ?? 0) + 1);
  return Object.fromEntries(count);
};

describe('guessing passwords', () => {
  it('of forty concurrent attempts only as many are checked as the limit allows', async () => {
    const { email } = await registerTestCompany(server);
    const all = Array.from({ length: 40 }, () => attempt(email, '203.0.113.7'));
    expect(await statuses(all)).toEqual({ 401: 10, 429: 30 });
  });

  it('the refusal tells when to retry', async () => {
    const { email } = await registerTestCompany(server);
    await Promise.all(Array.from({ length: 10 }, () => attempt(email, '203.0.113.8')));
    server.clock.advance({ minutes: 5 });
    const refused = await attempt(email, '203.0.113.8');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '600',
      'no-store',
    ]);
  });

  it('waits twice as long after each full window, and the short time again after a quiet day', async () => {
    const { email } = await registerTestCompany(server);
    const fill = async () => {
      await Promise.all(Array.from({ length: 10 }, () => attempt(email, '203.0.113.11')));
      return Number((await attempt(email, '203.0.113.11')).headers['retry-after']);
    };
    const waits: number[] = [];
    for (const minutes of [16, 31, 61]) {
      waits.push(await fill());
      server.clock.advance({ minutes });
    }
    expect(waits).toEqual([900, 1800, 3600]);
    server.clock.advance({ days: 2 });
    expect(await fill()).toBe(900);
  });

  it('gains nothing from a forged X-Forwarded-For entry before the proxy’s', async () => {
    const { email } = await registerTestCompany(server);
    const all = Array.from({ length: 20 }, (_, index) => attempt(email, `198.51.100.${index}, 203.0.113.9`));
    expect(await statuses(all)).toEqual({ 401: 10, 429: 10 });
  });

  it('from many addresses is stopped at the account, and its owner is notified once', async () => {
    const { email } = await registerTestCompany(server);
    const all = Array.from({ length: 60 }, (_, index) => attempt(email, `203.0.113.${100 + index}`));
    expect(await statuses(all)).toEqual({ 401: 50, 429: 10 });
    const mails = await server.handles.system((db) =>
      db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', email)
        .where('subject', 'like', 'Troppi tentativi%')
        .execute(),
    );
    expect(mails).toHaveLength(1);
  });
});

it('the mail of a registration repeats none of its texts before the address is confirmed', async () => {
  const { email } = await registerTestCompany(server);
  const [mail] = await server.handles.system((db) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', email).execute(),
  );
  expect(mail?.bodyText).not.toMatch(/Anna|Moretti|Officina \d/);
});

describe('nobody locks anybody else out', () => {
  const enter = async (username: string, forwarded: string, devices?: string[]) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${contract.auth.login.path}`,
      headers: { 'x-forwarded-for': forwarded },
      payload: { username, password: PASSWORD, ...(devices ? { devices } : {}) },
    });
    return { status: answer.statusCode, device: answer.json<{ device?: string }>().device ?? '' };
  };
  const fail = (email: string, count: number, from: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => attempt(email, from(index))));

  it('one address never fills the limit of an account', async () => {
    const { email } = await registerTestCompany(server);
    await fail(email, 60, () => '198.51.100.7');
    expect((await enter(email, '198.51.100.7')).status).toBe(429);
    expect((await enter(email, '198.51.100.8')).status).toBe(200);
  });

  it('a browser that came in before passes the lock of its account and of its place', async () => {
    const { email } = await registerTestCompany(server);
    const { device } = await enter(email, '198.51.100.20');
    await fail(email, 60, (index) => `192.0.2.${index}`);
    expect((await enter(email, '198.51.100.21')).status).toBe(429);
    expect(await enter(email, '198.51.100.21', [device])).toEqual({ status: 200, device });
    const names = Array.from({ length: 110 }, (_, index) => `nobody${index}@x.it`);
    await Promise.all(names.map((name) => attempt(name, '198.51.100.22')));
    const other = await registerTestCompany(server);
    expect((await enter(other.email, '198.51.100.22')).status).toBe(429);
    expect((await enter(email, '198.51.100.22', [device])).status).toBe(200);
  });

  it('the device of one user is none of another, and its own wrong attempts are counted', async () => {
    const [one, two] = [await registerTestCompany(server), await registerTestCompany(server)];
    const { device } = await enter(one.email, '198.51.100.30');
    await fail(two.email, 60, (index) => `192.0.2.${100 + index}`);
    expect((await enter(two.email, '198.51.100.31', [device])).status).toBe(429);
    const wrong = () =>
      server.app.inject({
        method: 'POST',
        url: `/api${contract.auth.login.path}`,
        payload: { username: one.email, password: 'Sbagliata1!', devices: [device] },
      });
    expect(await statuses(Array.from({ length: 15 }, wrong))).toEqual({ 401: 10, 429: 5 });
  });

  it('the lock of an account lasts a quarter of an hour, however often it is filled', async () => {
    const { email } = await registerTestCompany(server);
    for (const round of [0, 1]) {
      await fail(email, 60, (index) => `192.0.${10 + round}.${index}`);
      server.clock.advance({ minutes: 16 });
    }
    expect((await enter(email, '198.51.100.40')).status).toBe(200);
  });
});

it('a proxy whose addresses are not trusted is told of once, in the log and to the administrator', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  const behind = await startTestServer({}, log);
  const admin = await addAdmin(behind);
  expect((await admin.call(contract.installation.get)).warnings).toEqual([]);
  const visitor = behind.as(null, { 'x-forwarded-for': '203.0.113.9' });
  await visitor(contract.health.get);
  await visitor(contract.health.get);
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  expect((await admin.call(contract.installation.get)).warnings).toEqual(['proxy-not-trusted']);
  await behind.stop();
});
