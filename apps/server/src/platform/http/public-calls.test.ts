import { contact, type RouteSpec, routes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../../test/test-server.ts';
import { PUBLIC_WRITES_A_MINUTE } from './crowd-limit.ts';

const server = sharedTestServer({ TRUST_PROXY: 'on' });

const post = (spec: RouteSpec, payload: string, from: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api${spec.path.replace(/:[a-zA-Z]+/g, 'x')}`,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    payload,
  });

const forms = (Object.entries(routes) as [string, RouteSpec][]).filter(
  ([, { access, method, maxBytes, upload }]) =>
    access === 'public' && method === 'POST' && maxBytes === undefined && upload === undefined,
);

it.each(forms)('%s takes no more than a form', async (_name, spec) => {
  const answer = await post(spec, JSON.stringify({ text: 'x'.repeat(17_000) }), '203.0.113.1');
  expect(answer.statusCode).toBe(413);
});

it('a body with thousands of wrong fields is answered with twenty', async () => {
  const wrong = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`f${index}`, 1]));
  const answer = await post(contact.send, JSON.stringify(wrong), '203.0.113.2');
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<{ fields: object }>().fields).length).toBe(20);
});

it('a flood from one address is refused before its bodies are read, and others are served', async () => {
  for (let round = 0; round < PUBLIC_WRITES_A_MINUTE; round += 1)
    await post(contact.send, '{', '203.0.113.3');
  const answers = [
    await post(contact.send, '{', '203.0.113.3'),
    await post(contact.send, '{', '203.0.113.4'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 400]);
  server.clock.advance({ minutes: 1 });
  expect((await post(contact.send, '{', '203.0.113.3')).statusCode).toBe(400);
});
