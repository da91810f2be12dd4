import { beforeAll, describe, expect, it } from 'vitest';
import { registerTestCompany, sharedTestServer } from './test-server.ts';

const server = sharedTestServer();
let token: string;
beforeAll(async () => {
  token = (await registerTestCompany(server)).token;
});
interface Asked {
  readonly what: string;
  readonly method?: 'POST';
  readonly url: string;
  readonly status: number;
  readonly payload?: string;
}
const asked: readonly Asked[] = [
  { what: 'what went well', url: '/api/customers/rows', status: 200 },
  { what: 'a body that is not JSON', method: 'POST', url: '/api/customers', status: 400, payload: '{' },
  { what: 'a body that is not valid', method: 'POST', url: '/api/customers', status: 400, payload: '{}' },
  {
    what: 'a row that is not there',
    url: '/api/customers/00000000-0000-4000-8000-000000000000',
    status: 404,
  },
  { what: 'an address that is not there', url: '/api/nope', status: 404 },
  { what: 'another method', url: '/api/auth/login', status: 405 },
  { what: 'what a role may not do', url: '/api/supplier/users', status: 403 },
  {
    what: 'a body that is too large',
    method: 'POST',
    url: '/api/customers',
    status: 413,
    payload: `"${'x'.repeat(300_000)}"`,
  },
];

const ask = (method: 'GET' | 'POST', url: string, bearer: string | null, payload?: string) =>
  server.app.inject({
    method,
    url,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });

describe('every answer of the API', () => {
  it.each(asked)('$what: is not cached and grants pages nothing', async (one) => {
    const { method = 'GET', url, status, payload } = one;
    const { statusCode, headers } = await ask(method, url, token, payload);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringMatching(/camera=\(self\).*microphone=\(\).*geolocation=\(\)/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': expect.stringMatching(/SAMEORIGIN|DENY/),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  });

  it('a stranger gets the same headers, without the name of the server software', async () => {
    const { statusCode, headers } = await ask('GET', '/api/customers/rows', null);
    expect([statusCode, headers['cache-control']]).toEqual([401, 'no-store']);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('no other site may read it, with any origin', async () => {
    const { headers } = await server.app.inject({
      method: 'GET',
      url: '/api/customers/rows',
      headers: { origin: 'https://evil.example', authorization: `Bearer ${token}` },
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers['access-control-allow-origin']).not.toBe('https://evil.example');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

it('only the page of a shop may stand in a frame of another site', async () => {
  const policyOf = async (url: string) =>
    String((await server.app.inject({ url })).headers['content-security-policy']);
  expect(await policyOf('/officina/officina-valsesia')).toContain('frame-ancestors *');
  expect(await policyOf('/officina/richiesta/abc')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/preventivi')).toContain("frame-ancestors 'none'");
});
