import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPort, registerTestCompany, sharedTestServer } from './test-server.ts';

const server = sharedTestServer();
let token: string;
beforeAll(async () => {
  token = (await registerTestCompany(server)).token;
});

const ask = (method: 'GET' | 'POST', url: string, payload?: string) =>
  server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(payload ? { payload } : {}),
  });

const lists = ['customers', 'machines', 'materials', 'works', 'costs', 'quotes'];
const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

describe('property names of the prototype', () => {
  it.each(lists)('are neither column nor filter of %s', async (list) => {
    for (const word of words) {
      for (const query of [`sort=${word}`, `sort=-${word}`, `filter=${word}:1`]) {
        const response = await ask('GET', `/api/${list}/rows?${query}`);
        expect([query, response.statusCode]).toEqual([query, 200]);
      }
    }
  });
});

it('a day that no calendar has finds nothing and breaks nothing', async () => {
  const response = await ask('GET', '/api/quotes/rows?filter=from:0000-01-01&filter=to:9999-12-31');
  expect(response.statusCode).toBe(200);
});

it.each(['\\ud800', '\\udc00x', 'a\\udfff', '\\u0000'])(
  '«%s» in a text is refused with a sentence',
  async (half) => {
    const response = await ask('POST', '/api/customers', `{"name":"${half}"}`);
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST']);
    const whole = await ask('POST', '/api/customers', '{"name":"\\ud83d\\ude00"}');
    expect(whole.json().code).not.toBe('BAD_REQUEST');
  },
);

it.each([
  ['no request at all', 'GRAZIE\r\n\r\n', 400],
  ['a head of 100 kB', `GET /api/health HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
] as const)(
  '%s is refused in the usual error format, and the connection is closed',
  async (_name, bytes, status) => {
    await openPort(server);
    const address = server.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => {});
    socket.write(bytes);
    await closed;
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ code: 'BAD_REQUEST' });
  },
);

describe('addresses that look like ours', () => {
  it.each([
    ['GET', '/api/nope', 404],
    ['GET', '/api/health/', 404],
    ['GET', `/api/companies/${'x'.repeat(500)}`, 404],
    ['GET', '/api/auth/login', 405],
  ] as const)('%s %s is %d in JSON', async (method, url, status) => {
    const response = await ask(method, url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });
});
