import {
  API_KEY_CALLS_A_MINUTE,
  type ApiScope,
  apiKeys,
  customers,
  FIRST_PAGE,
  floor,
  jobs,
  plainQuotes,
  quotes,
} from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { makeJob } from '../../../../test/job-samples.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { buildCustomer } from '../../../../test/registry-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

const keyWith = async (...scopes: ApiScope[]) =>
  (await ours.call(apiKeys.create, { body: { name: 'Gestionale', scopes, expiresOn: null } })).token;

const post = (token: string, url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

describe('a key writes', () => {
  it('a customer with the fields it knows, in the history under its own name', async () => {
    const token = await keyWith('customers:write', 'customers:read');
    const made = await post(token, '/customers', { name: 'Bianchi S.r.l.', vatNumber: '01234567897' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ name: 'Bianchi S.r.l.', language: 'it', contacts: [] });
    const history = await ours.call(customers.history, { params: { guid: made.json().guid } });
    expect(history).toMatchObject([{ actorName: 'Chiave Gestionale', action: 'create' }]);
    const nameless = await post(token, '/customers', { code: 'C1' });
    expect([nameless.statusCode, Object.keys(nameless.json().fields)]).toEqual([400, ['name']]);
  });

  it('a material only with the group and the density that its price depends on', async () => {
    const token = await keyWith('materials:write');
    const refused = await post(token, '/materials', { designation: 'C45' });
    expect([refused.statusCode, Object.keys(refused.json().fields).sort()]).toEqual([
      400,
      ['density', 'isoGroup'],
    ]);
    const made = await post(token, '/materials', { designation: 'X9', isoGroup: 'N', density: 2.7 });
    expect([made.statusCode, made.json().pricePerKg]).toEqual([201, null]);
  });

  it('a draft quote, which only a person sends', async () => {
    const program = server.as(await keyWith('quotes:write', 'quotes:read', 'costs:read'));
    const { guid } = await program(quotes.create, { body: asBody(pinQuote()) });
    expect(await ours.call(quotes.get, { params: { guid } })).toMatchObject({ state: 'draft' });
    const changes = [{ path: ['title'], base: '', value: 'Perni' }];
    await program(plainQuotes.save, { params: { guid }, body: { changes } });
    await expectError(program(quotes.markSent, { params: { guid }, body: { confirmed: true } }), 'FORBIDDEN');
    await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
    const late = [{ path: ['title'], base: 'Perni', value: 'Altro' }];
    await expectError(
      program(plainQuotes.save, { params: { guid }, body: { changes: late } }),
      'QUOTE_FROZEN',
    );
    const names = (await ours.call(quotes.history, { params: { guid } })).map(({ actorName }) => actorName);
    expect(names).toContain('Chiave Gestionale');
  });

  it('no quote with costs where the key does not see them', async () => {
    const program = server.as(await keyWith('quotes:write'));
    await expectError(program(quotes.create, { body: asBody(pinQuote()) }), 'FORBIDDEN');
  });

  it('times and states of a job', async () => {
    const { guid, phaseList } = await makeJob(ours.call);
    const program = server.as(await keyWith('jobs:write', 'jobs:read'));
    const at = server.clock.now.toISOString();
    const event = {
      guid: '0190a000-0000-7000-8000-00000000000a',
      phaseGuid: phaseList[0]?.guid ?? '',
      kind: 'start' as const,
      at,
    };
    const { events } = await program(floor.record, { body: { sentAt: at, events: [event] } });
    expect(events).toMatchObject([{ isStored: true }]);
    expect((await program(jobs.events, { params: { guid } }))[0]).toMatchObject({
      person: 'Chiave Gestionale',
    });
    const body = { state: 'suspended' as const, reason: 'Manca il materiale' };
    expect(await program(jobs.move, { params: { guid }, body })).toMatchObject({ state: 'suspended' });
  });
});

describe('Idempotency-Key', () => {
  const body = { name: 'Verdi S.r.l.' };
  const named = (value: string) => ({ 'idempotency-key': value });

  it('a repeated write gets the first answer and changes nothing more', async () => {
    const token = await keyWith('customers:write');
    const first = await post(token, '/customers', body, named('a-1'));
    const again = await post(token, '/customers', body, named('a-1'));
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect((await ours.call(customers.list, { query: {} })).total).toBe(1);
    await post(token, '/customers', body, named('a-2'));
    expect((await ours.call(customers.list, { query: {} })).total).toBe(2);
  });

  it('another body under the same key is refused, and so is a key that is not one', async () => {
    const token = await keyWith('customers:write');
    await post(token, '/customers', body, named('b'));
    const other = await post(token, '/customers', { name: 'Neri' }, named('b'));
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
    const long = await post(token, '/customers', body, named('x'.repeat(201)));
    expect([long.statusCode, long.json().code]).toEqual([400, 'IDEMPOTENCY_KEY']);
  });

  it('a refused write can be corrected under the same key', async () => {
    const token = await keyWith('customers:write');
    expect((await post(token, '/customers', { code: 'x' }, named('c'))).statusCode).toBe(400);
    expect((await post(token, '/customers', body, named('c'))).statusCode).toBe(201);
  });

  it('of ten equal calls at once, one writes', async () => {
    const token = await keyWith('customers:write');
    const calls = Array.from({ length: 10 }, () => post(token, '/customers', body, named('d')));
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(codes.every((code) => code === 201 || code === 409)).toBe(true);
    expect((await ours.call(customers.list, { query: {} })).total).toBe(1);
  });

  it('belongs to one key: another key’s call is another write', async () => {
    const [one, two] = [await keyWith('customers:write'), await keyWith('customers:write')];
    await post(one, '/customers', body, named('e'));
    await post(two, '/customers', body, named('e'));
    expect((await ours.call(customers.list, { query: {} })).total).toBe(2);
  });
});

describe('lists of changes', () => {
  it('every row once, page by page, and only those changed since a moment', async () => {
    const token = await keyWith('customers:read', 'jobs:read', 'quotes:read');
    const program = server.as(token);
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (const name of names) {
      await ours.call(customers.create, { body: buildCustomer({ name, code: name }) });
      if (name !== 'B') server.clock.advance({ seconds: 1 });
    }
    const seen: string[] = [];
    let cursor = FIRST_PAGE;
    for (let page = 0; page < 4; page += 1) {
      const { rows, next } = await program(customers.list, { query: { cursor, limit: 2 } });
      seen.push(...rows.map(({ name }) => name));
      if (!next) break;
      cursor = next;
    }
    expect(seen.toSorted()).toEqual(names);
    const updatedSince = server.clock.now.toISOString();
    const [first] = (await ours.call(customers.list, { query: {} })).rows;
    const change = { base: { code: 'A' }, changes: { code: 'A2' } };
    await ours.call(customers.update, { params: { guid: first?.guid ?? '' }, body: change });
    const changed = await program(customers.list, { query: { updatedSince } });
    expect([changed.rows.map(({ code }) => code), changed.next]).toEqual([['A2'], null]);
    const job = await makeJob(ours.call);
    const jobPage = await program(jobs.list, { query: { updatedSince, limit: 1 } });
    expect(jobPage.rows).toMatchObject([{ guid: job.guid }]);
    expect((await program(jobs.list, { query: { cursor: jobPage.next ?? '', limit: 1 } })).rows).toEqual([]);
    const quotePage = await program(quotes.list, { query: { cursor: FIRST_PAGE, limit: 1 } });
    expect(quotePage.rows).toHaveLength(1);
    expect((await program(quotes.list, { query: { cursor: quotePage.next ?? '' } })).rows).toEqual([]);
    expect(await program(customers.list, { query: {} })).not.toHaveProperty('next');
  });

  it.each(['x', 'MjAyNi0xMy00NVQ5OTo5OTo5OS4wMDAwMDBaIHg', '%00'])(
    'the cursor «%s» is refused',
    async (text) => {
      const program = server.as(await keyWith('customers:read'));
      await expectError(program(customers.list, { query: { cursor: text } }), 'VALIDATION');
    },
  );
});

it('every answer tells what is left of the limit, the refusal too', async () => {
  const token = await keyWith('jobs:read');
  const ask = () =>
    server.app.inject({ url: '/api/jobs/counts', headers: { authorization: `Bearer ${token}` } });
  const { headers } = await ask();
  expect(headers['ratelimit-limit']).toBe(String(API_KEY_CALLS_A_MINUTE));
  expect(headers['ratelimit-remaining']).toBe(String(API_KEY_CALLS_A_MINUTE - 1));
  expect(Number(headers['ratelimit-reset'])).toBe(60);
  for (let call = 1; call < API_KEY_CALLS_A_MINUTE; call += 1) await ask();
  const refused = await ask();
  expect([refused.statusCode, refused.headers['ratelimit-remaining']]).toEqual([429, '0']);
  expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset']);
});
