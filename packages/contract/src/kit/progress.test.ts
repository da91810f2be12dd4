import { expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient } from './client.ts';
import { PROGRESS_TYPE, type Progress, readProgress } from './progress.ts';
import type { RouteSpec } from './route.ts';

async function* pieces(...texts: readonly string[]) {
  yield* texts;
}

it('reads lines in chunks of any size', async () => {
  const seen: Progress[] = [];
  const text =
    '{"progress":{"done":1,"total":2}}\n{"progress":{"done":2,"total":2}}\n{"answer":{"created":2}}\n';
  for (let cut = 1; cut < text.length; cut += 7) {
    seen.length = 0;
    const last = await readProgress(pieces(text.slice(0, cut), text.slice(cut)), (step) => seen.push(step));
    expect(last).toEqual({ answer: { created: 2 } });
    expect(seen.map(({ done }) => done)).toEqual([1, 2]);
  }
});

it('has no last line when the connection breaks', async () => {
  expect(await readProgress(pieces('{"progress":{"done":1,"total":2}}\n{"ans'), () => {})).toBeNull();
});

const spec: RouteSpec = {
  method: 'POST',
  path: '/long',
  summary: 'Long work',
  access: 'session',
  progress: true,
  answer: z.object({ created: z.int() }),
};
const answering = (body: string) =>
  createClient({
    base: '',
    token: () => null,
    fetch: async () => ({ ok: true, status: 200, type: PROGRESS_TYPE, text: async () => body }),
  });

it('ends in the error of the last line, or in "unavailable" without one', async () => {
  const failed = answering(
    '{"progress":{"done":1,"total":2}}\n{"error":{"code":"IMPORT_STALE","message":"x"},"status":409}\n',
  );
  const error = await failed(spec, {} as never).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, code: 'IMPORT_STALE' });
  const broken = await answering('{"progress":{"done":1,"total":2}}\n')(spec, {} as never).catch(
    (reason: unknown) => reason,
  );
  expect(broken).toMatchObject({ status: 0, code: 'UNAVAILABLE' });
});
