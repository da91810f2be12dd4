import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiError, createClient } from './client.ts';
import { type RouteSpec, route } from './route.ts';

const read = route({
  method: 'GET',
  path: '/things',
  summary: 'Things',
  access: 'public',
  answer: z.object({ name: z.string() }),
});

const refusal = (status: number, text: string): Promise<ApiError> => {
  const call = createClient({
    base: '',
    token: () => null,
    fetch: async () => ({ ok: false, status, text: async () => text }),
  });
  return call(read).then(
    () => expect.fail('answered'),
    (error: ApiError) => error,
  );
};

it('tells the server’s own sentence although its code is newer than this page', async () => {
  const error = await refusal(409, JSON.stringify({ code: 'MADE_TOMORROW', message: 'Il lotto è chiuso.' }));
  expect(error).toMatchObject({ status: 409, message: 'Il lotto è chiuso.', code: 'MADE_TOMORROW' });
});

it.each([
  ['<html>Bad gateway</html>'],
  ['{}'],
  [JSON.stringify({ code: 'NOT_FOUND' })],
  [JSON.stringify({ code: 7, message: 'x' })],
  [JSON.stringify({ code: 'X', message: '' })],
])('has a sentence of its own for an answer that is not ours: %s', async (text) => {
  expect(await refusal(502, text)).toMatchObject({
    status: 502,
    code: 'INTERNAL',
    message: 'Si è verificato un errore imprevisto. Riprova fra poco.',
  });
});

const list = {
  method: 'GET',
  path: '/told',
  summary: 'What happened',
  access: 'public',
  answer: z.object({
    rows: z.array(z.object({ kind: z.enum(['a', 'b']), name: z.string() })),
    state: z.enum(['x']),
  }),
} as const satisfies RouteSpec;

const reading = (spec: RouteSpec, body: unknown) =>
  createClient({
    base: '',
    token: () => null,
    fetch: async () => ({ ok: true, status: 200, text: async () => JSON.stringify(body) }),
  })(spec);

const row = { kind: 'a', name: 'Anna' };
const newer = { rows: [row, { kind: 'c', name: 'Bea' }, { ...row, kind: 'b' }], state: 'x' };

it('an answer with fields that are new is read without them', async () => {
  const answer = await reading(route(list), { rows: [{ ...row, colour: 'red' }], state: 'x', more: [1] });
  expect(answer).toEqual({ rows: [row], state: 'x' });
});

it('an answer with a value that is new asks for the page to be loaded anew', async () => {
  await expect(reading(route(list), newer)).rejects.toMatchObject({ code: 'PAGE_OUTDATED', status: 426 });
});

it('a list that tells something is read without the rows that are new', async () => {
  const told = route({ ...list, skipsUnread: true });
  expect(await reading(told, newer)).toEqual({ rows: [row, { ...row, kind: 'b' }], state: 'x' });
  // What stands outside of a list cannot be left out.
  await expect(reading(told, { ...newer, state: 'y' })).rejects.toMatchObject({ code: 'PAGE_OUTDATED' });
});
