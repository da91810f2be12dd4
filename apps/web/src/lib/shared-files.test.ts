import { beforeEach, expect, it, vi } from 'vitest';
import { stubCaches } from '../../test/stub-caches.ts';
import { hasShared, keepShared, readShared } from './shared-files.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubCaches();
});

const shared = (...files: readonly File[]): FormData => {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return form;
};

it('files and text of a share wait under their names until they are forgotten', async () => {
  const form = shared(new File(['codice;quantità'], 'elenco “è”.csv'));
  form.append('text', 'Mi fai 4 boccole?');
  form.append('title', '');
  await keepShared(form);
  const waiting = await readShared();
  expect(waiting?.files.map(({ name }) => name)).toEqual(['elenco “è”.csv']);
  expect(await waiting?.files[0]?.text()).toBe('codice;quantità');
  expect(waiting?.text).toBe('Mi fai 4 boccole?');
  await waiting?.forget();
  expect([await hasShared(), await readShared()]).toEqual([false, null]);
});

it('a second share stands beside the first, and forgetting one batch keeps what came later', async () => {
  await keepShared(shared(new File(['1'], 'uno.pdf')));
  const first = await readShared();
  await keepShared(shared(new File(['2'], 'due.pdf')));
  await first?.forget();
  expect((await readShared())?.files.map(({ name }) => name)).toEqual(['due.pdf']);
});

it('a browser without caches has no shares', async () => {
  vi.unstubAllGlobals();
  expect(await hasShared()).toBe(false);
});
