import {
  auth,
  companies,
  isWrite,
  programs,
  type RouteSpec,
  roleCapabilities,
  routes,
  sharedTablets,
} from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { addPerson } from './test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from './test-server.ts';
import { ONE_PIXEL, validBody } from './valid-bodies.ts';
import { queryOf } from './valid-value.ts';

/**
 * Rules that hold for every call of the contract. The table is made from the contract itself: a new call is in it
 * the moment it is declared.
 */
const all = Object.entries(routes) as [string, RouteSpec][];
const withSession = all.filter(([, spec]) => spec.access === 'session');
/** Calls open to a responsabile; the role matrix covers the others. */
const ofResponsabile = withSession.filter(
  ([, { capability }]) =>
    !capability || capability.some((one) => roleCapabilities.responsabile.includes(one)),
);
const server = sharedTestServer();
let ours: TestCompany;
let stranger: TestCompany;
beforeAll(async () => {
  ours = await registerFilledCompany(server);
  stranger = await registerFilledCompany(server);
});

/** Fills every parameter of a path with the same guid. */
const urlOf = (spec: RouteSpec, guid: string) =>
  `/api${spec.path.replace(/:[a-zA-Z]+/g, guid)}${queryOf(spec)}`;

interface Asking {
  readonly token?: string;
  readonly guid?: string;
  readonly payload?: string | Buffer;
  readonly type?: string;
}

function ask(spec: RouteSpec, { token, guid = ours.user.companyGuid, payload, type }: Asking = {}) {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  const body = payload ?? (isWrite(spec.method) ? (spec.upload ? ONE_PIXEL : '{}') : undefined);
  if (body !== undefined) headers['content-type'] = type ?? spec.upload?.types[0] ?? 'application/json';
  return server.app.inject({
    method: spec.method,
    url: urlOf(spec, guid),
    headers,
    ...(body ? { payload: body } : {}),
  });
}

describe('without a token', () => {
  it.each(withSession)('%s is refused', async (_name, spec) => {
    const response = await ask(spec);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('with a stranger’s guid', () => {
  const named = ofResponsabile.filter(([, spec]) => spec.path.includes(':'));
  it.each(named)('%s answers 404 and reveals nothing', async (_name, spec) => {
    const response = await ask(spec, {
      token: stranger.token,
      payload: spec.upload ? ONE_PIXEL : JSON.stringify(validBody(spec)),
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves the other company unchanged', async () => {
    const response = await ask(companies.get, { token: ours.token });
    expect(response.json()).toMatchObject({
      name: ours.registration.company.companyName,
      logoUrl: null,
      version: 1,
    });
  });
});

describe('amounts', () => {
  const aboutCosts = withSession.filter(([, spec]) => spec.costs === 'needed');
  const aboutPrices = withSession.filter(([, spec]) => spec.prices === 'needed');
  let withoutCosts: string;
  let floor: string;
  beforeAll(async () => {
    const blind = await addPerson(server, ours, 'responsabile');
    await server.handles.system((db) =>
      db.updateTable('users').set({ hideCosts: true }).where('guid', '=', blind.user.guid).execute(),
    );
    withoutCosts = blind.token;
    floor = (await addPerson(server, ours, 'reparto')).token;
  });

  it.each(aboutCosts)('%s is refused to users without cost access', async (_name, spec) => {
    for (const token of [withoutCosts, floor]) {
      const response = await ask(spec, { token });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Costi e margini sono nascosti per il tuo utente.',
      });
    }
  });

  it.each(aboutPrices)('%s is refused to the shop floor alone', async (_name, spec) => {
    const response = await ask(spec, { token: floor });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN', message: 'Il tuo ruolo non vede i prezzi.' });
    expect((await ask(spec, { token: withoutCosts })).statusCode).not.toBe(403);
  });
});

describe('lists', () => {
  // The request of a program names one registration, which has to be valid, and lists nothing.
  const lists = ofResponsabile.filter(
    ([, spec]) => spec.method === 'GET' && !spec.path.includes(':') && spec !== programs.ask,
  );
  it.each(lists)('%s shows no row of a stranger', async (_name, spec) => {
    const response = await ask(spec, { token: ours.token });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain(stranger.user.companyGuid);
    expect(response.body).not.toContain(stranger.user.guid);
    expect(response.body).not.toContain(stranger.email);
    const theirs = await ask(spec, { token: stranger.token });
    const guids = (text: string) => new Set(text.match(/"guid":"[^"]+"/g) ?? []);
    const shared = [...guids(response.body)].filter((guid) => guids(theirs.body).has(guid));
    expect(shared).toEqual([]);
  });
});

describe('bad input', () => {
  const writes = all.filter(([, spec]) => isWrite(spec.method) && !spec.upload);
  const bodies: [string, string, string?][] = [
    ['malformed JSON', '{"a":'],
    ['a list', '[]'],
    ['a number', '42'],
    ['null', 'null'],
    ['unknown fields', '{"nonsense":true}'],
    [
      'wrong types',
      '{"username":1,"password":[],"email":{},"theme":7,"events":"x","company":[],"changes":3}',
    ],
    ['a NUL byte', '{"username":"a\\u0000","password":"b","email":"a\\u0000@b.it","theme":"\\u0000"}'],
    ['a polluted prototype', '{"__proto__":{"isAdmin":true}}'],
    ['deep nesting', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
    ['another media type', '<a/>', 'application/xml'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ['two megabytes', JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) })],
  ];
  /** In the everyday run each call gets a third of the bodies: most of them are refused by code that all calls share. */
  const attempts = writes.map(([name, spec], at) => {
    const third = bodies.filter((_body, index) => index % 3 === at % 3);
    return [name, spec, byScope(third, bodies)] as const;
  });
  // Calls whose body is empty by contract take "{}" and nothing else.
  it.each(attempts)('%s refuses it with a clear error, never with a fault', async (_name, spec, chosen) => {
    for (const [what, payload, type] of chosen) {
      const response = await ask(spec, { token: ours.token, payload, ...(type ? { type } : {}) });
      expect(response.statusCode, what).toBeLessThan(500);
      if (response.statusCode < 300) continue;
      expect(response.json(), what).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
    // Whatever the input was, the session is still valid unless the call itself ended it.
    const isOver = spec === auth.logout || spec === sharedTablets.begin;
    if (!isOver) expect((await ask(auth.verify, { token: ours.token })).statusCode).toBe(200);
    else ours = { ...ours, token: await freshToken() };
  });

  it('answers an unknown address with 404 and another method with 405', async () => {
    const unknown = await server.app.inject({ method: 'GET', url: '/api/nothing/here' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
    const method = await server.app.inject({ method: 'DELETE', url: '/api/auth/login' });
    expect([method.statusCode, method.json().code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(method.headers.allow).toBe('POST');
  });

  it.each(['%00', '../../etc/passwd', 'x'.repeat(500), '%ff'])(
    'accepts «%s» as a guid without a fault',
    async (text) => {
      const url = `/api/companies/${text}`;
      const response = await server.app.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${ours.token}` },
      });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    },
  );
});

async function freshToken(): Promise<string> {
  const { email, registration } = ours;
  const body = { username: email, password: registration.user.password };
  return (await server.as(null)(auth.login, { body })).token;
}

describe('an expired licence', () => {
  const closed = withSession.filter(([, spec]) => isWrite(spec.method) && spec.licence !== 'open');
  const open = withSession.filter(([, spec]) => !isWrite(spec.method) || spec.licence === 'open');
  let expired: TestCompany;
  beforeAll(async () => {
    expired = await registerFilledCompany(server);
    server.clock.advance({ days: 15 });
    return () => server.clock.advance({ days: -15 });
  });

  it.each(closed)('%s is refused with the date', async (_name, spec) => {
    const response = await ask(spec, { token: expired.token, guid: expired.user.companyGuid });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'LICENSE_EXPIRED',
      licenseExpiration: expired.user.licenseExpiration,
      message: expect.stringMatching(
        /^Licenza scaduta il \d\d\/\d\d\/2026\. Contatta il supporto o il tuo fornitore\.$/,
      ),
    });
  });

  it.each(open)('%s stays open', async (_name, spec) => {
    const response = await ask(spec, { token: expired.token, guid: expired.user.companyGuid });
    expect(response.json()).not.toMatchObject({ code: 'LICENSE_EXPIRED' });
    if (spec === auth.logout) expired = { ...expired, token: await freshTokenOf(expired) };
  });

  const freshTokenOf = async ({ email, registration }: TestCompany) => {
    const body = { username: email, password: registration.user.password };
    return (await server.as(null)(auth.login, { body })).token;
  };
});
