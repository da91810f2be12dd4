import { MAX_SECONDS } from '@truciolo/cad-kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lighten } from './lighten.ts';
import { PartReader } from './part-reader.ts';
import { FakeWorker } from './test/fake-worker.ts';

const file = { name: 'a.step', size: 10, arrayBuffer: async () => new ArrayBuffer(10) };
const source = { wasmUrl: '/kernel.wasm', igesUrl: '/iges.wasm' };
let workers: FakeWorker[];
const open = () =>
  new PartReader(() => {
    const made = new FakeWorker();
    workers.push(made);
    return made;
  }, source);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
});
afterEach(() => vi.useRealTimers());

it('requests only the light model, one file after the other, and ends the kernel', async () => {
  const both = [lighten(open, file), lighten(open, file)];
  await settled();
  expect(workers.map(({ asked }) => asked.map(({ type }) => type))).toEqual([['warm', 'lighten']]);
  workers[0]?.say({ type: 'light', bytes: Uint8Array.of(1) });
  workers[0]?.say({ type: 'done' });
  await settled();
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  workers[1]?.say({ type: 'light', bytes: null });
  workers[1]?.say({ type: 'done' });
  expect(await Promise.all(both)).toEqual([Uint8Array.of(1), null]);
  // Nothing is left to wait for that would open another kernel later.
  await vi.advanceTimersByTimeAsync(MAX_SECONDS * 2000);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

it('a crashed kernel leaves no model and no worker behind, and the next file is read', async () => {
  const first = lighten(open, file);
  await settled();
  workers[0]?.die();
  expect(await first).toBeNull();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  const next = lighten(open, file);
  await settled();
  workers.at(-1)?.say({ type: 'light', bytes: Uint8Array.of(2) });
  workers.at(-1)?.say({ type: 'done' });
  expect(await next).toEqual(Uint8Array.of(2));
});
