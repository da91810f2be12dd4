import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiError, createClient } from './client.ts';
import { route } from './route.ts';

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
