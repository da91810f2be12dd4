import { expect, it } from 'vitest';
import { z } from 'zod';
import { asStored, JsonText } from './as-stored.ts';
import { toOpenApi } from './openapi.ts';
import { route } from './route.ts';

const call = route({
  method: 'GET',
  path: '/things',
  summary: 'A thing',
  access: 'public',
  answer: z.object({
    thing: asStored<{ name: string }>(z.strictObject({ name: z.string() })),
    old: asStored<{ name: string }>().nullable(),
  }),
});

it('a stored part passes unchanged, as a value or as text', () => {
  const thing = { name: 'Perno', later: 1 };
  expect(call.answer.parse({ thing, old: null }).thing).toBe(thing);
  const text = new JsonText('{"name": "Perno"}');
  expect(call.answer.parse({ thing: text, old: null }).thing).toBe(text);
  expect(JSON.stringify({ text })).toBe('{"text":{"name":"Perno"}}');
});

it.each([undefined, null, 'Perno', 1])('a value that is not an object is still refused: %s', (thing) => {
  expect(call.answer.safeParse({ thing, old: null }).success).toBe(false);
});

it('the API page names its fields', () => {
  const { paths } = toOpenApi([call], { title: 'T', version: '1', base: '/api' });
  expect(paths['/things']?.get).toMatchObject({
    responses: {
      200: {
        content: {
          'application/json': {
            schema: { properties: { thing: { type: 'object', properties: { name: { type: 'string' } } } } },
          },
        },
      },
    },
  });
});
