import { auth, customers, health, passwords, quotes, users } from '@truciolo/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { openMetrics } from '../src/platform/metrics/metrics.ts';
import { openMetricsServer } from '../src/platform/metrics/metrics-server.ts';
import { asBody, pinQuote } from './quote-samples.ts';
import { buildCustomer } from './registry-samples.ts';
import { PASSWORD, registerTestCompany, startTestServer, type TestServer } from './test-server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  // Every statement counts as slow, so that the log contains everything it could ever say about one.
  server = await startTestServer(
    { SLOW_STATEMENT: '1' },
    createLog('debug', { write: (line) => lines.push(line) }),
  );
});
afterAll(() => server.stop());

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

it('the answer and the log carry the same request number, whatever number the caller sends', async () => {
  const one = await ask('/api/health/live', { 'x-request-id': 'forged\u0000' });
  const two = await ask('/api/health/live');
  expect(one.headers['x-request-id']).toMatch(/^[0-9A-F]{10}$/);
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
  const told = lines
    .map((line) => JSON.parse(line))
    .find(({ request }) => request === two.headers['x-request-id']);
  expect(told).toMatchObject({ method: 'GET', route: '/api/health/live', status: 200 });
});

it('the process is alive without its database and ready with it', async () => {
  expect(await server.as(null)(health.live)).toEqual({ status: 'ok' });
  expect(await server.as(null)(health.get)).toMatchObject({ status: 'ok' });
});

it('the log contains no names, addresses, passwords or tokens', async () => {
  const ours = await registerTestCompany(server);
  const other = await registerTestCompany(server);
  const { token, user } = await server.as(null)(auth.login, {
    body: { username: ours.email, password: PASSWORD },
  });
  await server
    .as(null)(auth.login, { body: { username: ours.email, password: 'Sbagliata1!' } })
    .catch(() => null);
  await server.as(null)(passwords.requestReset, { body: { email: ours.email } });
  const iban = 'IT60X0542811101000000123456';
  const customer = buildCustomer({ name: 'Ditta Segretissima', email: 'capo@segretissima.it', notes: iban });
  await ours.call(customers.create, { body: customer });
  await ours.call(quotes.create, { body: asBody(pinQuote({ title: 'Titolo segretissimo' })) });
  await ours.call(quotes.list, { query: { q: 'segretissimo' } as never });
  await ours.call(users.list).catch(() => null);
  await ask(`/api/offers/${'gettone-segretissimo'.repeat(2)}`);
  await ask('/api/quotes/rows?q=segretissimo', { authorization: `Bearer ${token}` });
  // A fault of the database quotes the row it is about.
  const failing = server.handles.tenant(user.companyGuid, (db) =>
    sql`insert into users (guid, company_guid, first_name, last_name, email, password_hash, role, created_at)
      select guid, company_guid, ${'segretissimo'}, last_name, email, password_hash, role, created_at from users limit 1`.execute(
      db,
    ),
  );
  await failing.catch((err: unknown) => server.services.log.error({ err }, 'a refused row'));
  const bad = server.handles.tenant(user.companyGuid, (db) =>
    sql`select ${'segretissimo'}::uuid`.execute(db),
  );
  await bad.catch((err: unknown) => server.services.log.error({ err }, 'a refused value'));
  const log = lines.join('');
  expect(log).toContain('a refused row');
  expect(log).toContain('slow statement');
  const secrets = [
    ours.email,
    other.email,
    token,
    PASSWORD,
    'Sbagliata1!',
    iban,
    'egretissim',
    user.firstName,
  ];
  for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  expect(log).not.toMatch(/[\w.]+@[\w-]+\.(it|com)/);
});

it('input of a caller cannot forge a log line', async () => {
  const from = lines.length;
  const forged = '{"level":60,"msg":"forged"}';
  await ask(`/api/nope%0a${encodeURIComponent(forged)}`, { 'user-agent': `x ${forged}`, referer: forged });
  await ask('/api/customers/rows?q=%0d%0a%7B%22msg%22%3A%22forged%22%7D');
  await server
    .as(null)(auth.login, { body: { username: `x@y.it\n${forged}`, password: `\n${forged}\n` } })
    .catch(() => null);
  server.services.log.error({ err: new Error(`broken\n${forged}\n`) }, `odd\n${forged}`);
  const told = lines.slice(from);
  expect(told.length).toBeGreaterThan(2);
  for (const line of told) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line).msg).not.toBe('forged');
  }
});

it('the duration of requests and statements is measured, in Prometheus’ text format', async () => {
  const metrics = openMetrics();
  metrics.request({ method: 'GET', route: '/api/quotes/:guid', status: 200, seconds: 0.03 });
  metrics.request({ method: 'GET', route: '/api/quotes/:guid', status: 200, seconds: 20 });
  metrics.statement(0.001);
  metrics.add({ name: 'truciolo_test', help: 'A gauge', read: () => 7 });
  const listener = await openMetricsServer(metrics, 0, '127.0.0.1');
  const address = listener.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    const text = await (await fetch(`${base}/metrics`)).text();
    const labels = 'method="GET",route="/api/quotes/:guid",status="200"';
    expect(text).toContain(`truciolo_request_seconds_bucket{${labels},le="0.05"} 1\n`);
    expect(text).toContain(`truciolo_request_seconds_bucket{${labels},le="10"} 1\n`);
    expect(text).toContain(`truciolo_request_seconds_bucket{${labels},le="+Inf"} 2\n`);
    expect(text).toContain(`truciolo_request_seconds_count{${labels}} 2\n`);
    expect(text).toContain('truciolo_database_statement_seconds_count 1\n');
    expect(text).toContain('\ntruciolo_test 7\n');
    // Each line is a comment or a name, perhaps labels, and a number.
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z0-9_]+(\{.*\})? \S+)$/);
    expect((await fetch(base)).status).toBe(404);
  } finally {
    listener.close();
  }
});
