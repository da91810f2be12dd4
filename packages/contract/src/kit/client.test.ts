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

it('shows the server’s own sentence although its code is newer than this page', async () => {
  const error = await refusal(409, JSON.stringify({ code: 'MADE_TOMORROW', message: 'Il lotto è chiuso.' }));
  expect(error).toMatchObject({ status: 409, message: 'Il lotto è chiuso.', code: 'MADE_TOMORROW' });
});

it('reads the code and the sentence of a refusal independently', async () => {
  const read = async (body: unknown) => {
    const { code, message, said } = await refusal(403, JSON.stringify(body));
    return { code, message, said };
  };
  const expired = 'Licenza scaduta. Contatta il supporto o il tuo fornitore.';
  expect(await read({ code: 'LICENSE_EXPIRED' })).toEqual({
    code: 'LICENSE_EXPIRED',
    message: expired,
    said: null,
  });
  expect(await read({ message: 'Chiuso.' })).toEqual({
    code: 'INTERNAL',
    message: 'Chiuso.',
    said: 'Chiuso.',
  });
  expect(await read({ code: 7, message: 'Chiuso.' })).toMatchObject({ said: 'Chiuso.' });
  expect(await read({ code: 'MADE_TOMORROW', message: '' })).toMatchObject({
    code: 'MADE_TOMORROW',
    said: null,
  });
});

it.each([['<html>Bad gateway</html>'], ['{}'], ['null'], ['[]'], ['"no"']])(
  'has a default sentence for an empty refusal: %s',
  async (text) => {
    expect(await refusal(502, text)).toMatchObject({
      status: 502,
      code: 'INTERNAL',
      message: 'Si è verificato un errore imprevisto. Riprova fra poco.',
      said: null,
    });
  },
);

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

it('ignores new fields of an answer', async () => {
  const answer = await reading(route(list), { rows: [{ ...row, colour: 'red' }], state: 'x', more: [1] });
  expect(answer).toEqual({ rows: [row], state: 'x' });
});

it('asks for a reload when an answer contains a new value', async () => {
  await expect(reading(route(list), newer)).rejects.toMatchObject({ code: 'PAGE_OUTDATED', status: 426 });
});

it('drops new kinds of rows from an informative list', async () => {
  const told = route({ ...list, skipsUnread: true });
  expect(await reading(told, newer)).toEqual({ rows: [row, { ...row, kind: 'b' }], state: 'x' });
  // Only rows of lists may be dropped: an unknown value elsewhere fails the call.
  await expect(reading(told, { ...newer, state: 'y' })).rejects.toMatchObject({ code: 'PAGE_OUTDATED' });
});
