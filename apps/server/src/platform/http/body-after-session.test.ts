import { beforeAll, expect, it, vi } from 'vitest';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();
let token: string;
beforeAll(async () => {
  token = (await registerTestCompany(server)).token;
});

const post = (url: string, payload: string, bearer?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
  });

// Broken JSON of this size: if it were parsed first, the answer would be about the JSON.
const broken = `[${'0,'.repeat(2_000_000)}`;

it.each(['/api/quotes', '/api/customers'])(
  'without a session the body of %s is not even parsed',
  async (url) => {
    expect((await post(url, broken)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await post(url, broken, 'x.y.z')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  },
);

it('limits a body to a quarter of a megabyte unless the call declares more', async () => {
  const large = JSON.stringify({ name: 'x'.repeat(300 * 1024) });
  const response = await post('/api/customers', large, token);
  expect([response.statusCode, response.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

it('a large body is parsed in a worker, and refused like a small one', async () => {
  const run = vi.spyOn(server.services.workers, 'run');
  const notes = 'x'.repeat(300 * 1024);
  const send = async (payload: string) => {
    const response = await post('/api/quotes', payload, token);
    return [response.statusCode, response.json().code, ...Object.keys(response.json().fields ?? {})];
  };
  expect(await send(broken)).toEqual([400, 'MALFORMED_JSON']);
  expect(await send(JSON.stringify({ notes }))).toEqual([400, 'VALIDATION', 'document', 'notes']);
  expect(await send(`{"__proto__":"${notes}"}`)).toEqual([400, 'BAD_REQUEST']);
  expect(await send(JSON.stringify({ notes: `${notes}\0` }))).toEqual([400, 'BAD_REQUEST']);
  expect(run).toHaveBeenCalledTimes(4);
  run.mockRestore();
});

it.each(['{"__proto__":{"a":1}}', '{"a":{"\\u005f_proto__":1}}', '{"\\u005F\\u005fproto__":1}'])(
  'refuses keys of the prototype, however they are written: %s',
  async (text) => {
    const response = await post('/api/customers', text, token);
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST']);
  },
);
