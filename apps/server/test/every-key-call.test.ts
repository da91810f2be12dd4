import {
  type ApiScope,
  apiKeys,
  apiScopes,
  isWrite,
  mayKeyCall,
  type RouteSpec,
  routes,
} from '@truciolo/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerFilledCompany, sharedTestServer, type TestCompany } from './test-server.ts';
import { ONE_PIXEL, validBody } from './valid-bodies.ts';
import { queryOf } from './valid-value.ts';

/** Rules that hold for every call with an API key. The table is made from the contract itself. */
const server = sharedTestServer();
const all = (Object.entries(routes) as [string, RouteSpec][]).filter(
  ([, { access }]) => access === 'session',
);
const open = all.filter(([, spec]) => mayKeyCall(apiScopes, spec));
const writes = open.filter(([, { method }]) => isWrite(method));
let ours: TestCompany;
let stranger: TestCompany;
let theirKey: string;

const keyOf = async (company: TestCompany, scopes: readonly ApiScope[]) =>
  (await company.call(apiKeys.create, { body: { name: 'Prova', scopes: [...scopes], expiresOn: null } }))
    .token;

beforeAll(async () => {
  ours = await registerFilledCompany(server);
  stranger = await registerFilledCompany(server);
  theirKey = await keyOf(stranger, apiScopes);
});
// A key may make only so many calls in a minute.
beforeEach(() => server.clock.advance({ minutes: 1, seconds: 1 }));

function ask(spec: RouteSpec, token: string, payload: unknown = {}) {
  const hasBody = isWrite(spec.method);
  return server.app.inject({
    method: spec.method,
    url: `/api${spec.path.replace(/:[a-zA-Z]+/g, ours.user.companyGuid)}${queryOf(spec)}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(hasBody ? { 'content-type': spec.upload?.types[0] ?? 'application/json' } : {}),
    },
    ...(hasBody ? { payload: spec.upload ? ONE_PIXEL : JSON.stringify(payload) } : {}),
  });
}

describe('a key without the scope', () => {
  it.each(open)('%s is refused, and the sentence names the scope', async (_name, spec) => {
    const token = await keyOf(
      ours,
      apiScopes.filter((scope) => scope !== spec.scope),
    );
    const response = await ask(spec, token);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(response.json().message).toContain(spec.scope);
    const { guid } = (await ours.call(apiKeys.list))[0] ?? { guid: '' };
    await ours.call(apiKeys.revoke, { params: { guid } });
  });
});

describe('a key with every scope', () => {
  const closed = all.filter(([, spec]) => !mayKeyCall(apiScopes, spec));
  it.each(closed)('%s is refused: a person does it', async (_name, spec) => {
    const response = await ask(spec, theirKey);
    expect([response.statusCode, response.json().code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('a stranger’s key', () => {
  const named = writes.filter(([, spec]) => spec.path.includes(':'));
  it.each(named)('%s answers 404 and reveals nothing', async (_name, spec) => {
    const response = await ask(spec, theirKey, validBody(spec));
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(writes)('%s writes nothing in our company', async (_name, spec) => {
    const before = await countRows();
    await ask(spec, theirKey, validBody(spec));
    expect(await countRows()).toEqual(before);
  });

  const countRows = () =>
    server.handles.tenant(ours.user.companyGuid, async (db) => {
      const tables = ['customers', 'materials', 'quotes', 'jobs', 'workEvents', 'audit'] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('guid').execute()));
      return rows.map(({ length }) => length);
    });
});

describe('an expired licence', () => {
  it.each(writes)('%s is refused with the date', async (_name, spec) => {
    server.clock.advance({ days: 15 });
    const response = await ask(spec, theirKey, validBody(spec));
    server.clock.advance({ days: -15 });
    expect([response.statusCode, response.json().code]).toEqual([403, 'LICENSE_EXPIRED']);
  });
});
