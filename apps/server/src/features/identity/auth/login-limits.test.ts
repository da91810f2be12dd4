import * as contract from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { registerTestCompany, testServerOfFile } from '../../../../test/test-server.ts';

const server = testServerOfFile({ TRUST_PROXY: 'on' });

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
