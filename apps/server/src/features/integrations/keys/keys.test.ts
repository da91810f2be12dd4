import {
  API_KEY_CALLS_A_MINUTE,
  type ApiScope,
  apiKeys,
  audit,
  auth,
  jobs,
  plainQuotes,
  quotes,
  routes,
} from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { makeJob } from '../../../../test/job-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

const newKey = (scopes: ApiScope[], expiresOn: string | null = null, name = 'Gestionale') =>
  ours.call(apiKeys.create, { body: { name, scopes, expiresOn } });

describe('an API key', () => {
  it('is shown once; only its hash is stored', async () => {
    const { token, key } = await newKey(['quotes:read']);
    expect(token).toMatch(/^trc_[\w-]{43}$/);
    const listed = await ours.call(apiKeys.list);
    expect(listed).toEqual([key]);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await server.handles.system((db) => db.selectFrom('apiKeys').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('opens the calls of its scopes, costs only with theirs, and no other company', async () => {
    const job = await makeJob(ours.call);
    const stranger = await registerTestCompany(server);
    await makeJob(stranger.call);
    const narrow = server.as((await newKey(['quotes:read'])).token);
    const { rows } = await narrow(quotes.list, { query: {} });
    expect(rows).toMatchObject([{ netMargin: null, customerName: 'Rossi Oleodinamica S.r.l.' }]);
    expect(rows[0]?.taxable).toBeGreaterThan(0);
    await expectError(narrow(quotes.get, { params: { guid: rows[0]?.guid ?? '' } }), 'FORBIDDEN');
    const plain = await narrow(plainQuotes.get, { params: { guid: rows[0]?.guid ?? '' } });
    expect([plain.draft.positions.length, plain.prices.length]).toEqual([1, 1]);
    expect(plain.totals.taxable).toBe(rows[0]?.taxable);
    expect(JSON.stringify(plain)).not.toMatch(/margin|hourly/i);
    await expectError(narrow(jobs.list, { query: {} }), 'FORBIDDEN');
    const wide = server.as((await newKey(['quotes:read', 'jobs:read', 'costs:read'])).token);
    expect((await wide(quotes.list, { query: {} })).rows[0]?.netMargin).not.toBeNull();
    expect(await wide(quotes.get, { params: { guid: rows[0]?.guid ?? '' } })).toMatchObject({
      number: rows[0]?.number,
    });
    expect((await wide(jobs.list, { query: {} })).rows).toMatchObject([{ guid: job.guid }]);
    expect(await wide(jobs.actuals, { params: { guid: job.guid } })).toMatchObject({ isFinal: false });
  });

  it('is not a user: every call without a scope is refused', async () => {
    const { token } = await newKey(['quotes:read', 'jobs:read', 'costs:read']);
    const closed = Object.values(routes).filter((spec) => spec.access === 'session' && !spec.scope);
    for (const [index, spec] of closed.entries()) {
      if (index % 100 === 0) server.clock.advance({ minutes: 2 });
      const url = `/api${spec.path.replace(/:[a-zA-Z]+/g, ours.user.guid)}`;
      const response = await server.app.inject({
        method: spec.method,
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([spec.path, response.statusCode]).toEqual([spec.path, 403]);
    }
  });

  it('ends on its day, or at once when it is revoked; both are audited', async () => {
    const dated = await newKey(['quotes:read'], '2026-11-17');
    const program = server.as(dated.token);
    await program(quotes.list, { query: {} });
    expect(await ours.call(apiKeys.list)).toMatchObject([
      { lastUsedFrom: '127.0.0.1', hint: dated.key.hint },
    ]);
    const start = server.clock.now;
    server.clock.now = new Date('2026-11-17T22:59:00Z');
    await program(quotes.list, { query: {} });
    server.clock.now = new Date('2026-11-17T23:00:00Z');
    await expectError(program(quotes.list, { query: {} }), 'UNAUTHENTICATED');
    server.clock.now = start;
    const { token, key } = await newKey(['quotes:read'], null, 'Excel');
    await ours.call(apiKeys.revoke, { params: { guid: key.guid } });
    await ours.call(apiKeys.revoke, { params: { guid: key.guid } });
    await expectError(server.as(token)(quotes.list, { query: {} }), 'UNAUTHENTICATED');
    const { rows } = await ours.call(audit.list, { query: {} });
    const acts = rows.filter(({ entity }) => entity === 'api-key').map(({ action }) => action);
    expect(acts.toSorted()).toEqual(['create', 'create', 'revoke']);
    const past = newKey(['quotes:read'], '2026-11-15');
    await expectError(past, 'VALIDATION');
  });

  it('has a rate limit, and the refusal tells when to retry', async () => {
    const { token } = await newKey(['jobs:read']);
    const ask = () =>
      server.app.inject({ url: '/api/jobs/counts', headers: { authorization: `Bearer ${token}` } });
    for (let call = 0; call < API_KEY_CALLS_A_MINUTE; call += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    server.clock.advance({ minutes: 1, seconds: 1 });
    expect((await ask()).statusCode).toBe(200);
  });

  it('can be created only by a user who leads the company', async () => {
    const estimator = await addPerson(server, ours, 'preventivista');
    const body = { name: 'x', scopes: ['quotes:read' as const], expiresOn: null };
    await expectError(estimator.call(apiKeys.create, { body }), 'FORBIDDEN');
    await expectError(estimator.call(apiKeys.list), 'FORBIDDEN');
  });
});

it('a wrong key opens no session, and public calls ignore keys', async () => {
  await expectError(server.as('trc_nonsense')(quotes.list, { query: {} }), 'UNAUTHENTICATED');
  const { token } = await newKey(['quotes:read']);
  await expectError(server.as(token)(auth.verify), 'FORBIDDEN');
});

it('openapi.json lists scopes and webhooks', async () => {
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.paths['/quotes/rows'].get.security).toEqual([{ bearer: [] }, { apiKey: ['quotes:read'] }]);
  expect(document.paths['/quotes'].post.security).toEqual([{ bearer: [] }, { apiKey: ['quotes:write'] }]);
  const accepted = document.webhooks['quote.accepted'].post.requestBody.content['application/json'].schema;
  expect(accepted.properties.data.properties).toHaveProperty('number');
});
