import { MAX_FILE_BYTES, MAX_SECONDS } from '@truciolo/cad-kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PartAnswer } from './part-protocol.ts';
import { PartReader } from './part-reader.ts';
import { FakeWorker } from './test/fake-worker.ts';

const file = (size = 10, name = 'a.step') => ({
  name,
  size,
  arrayBuffer: async () => new ArrayBuffer(size),
});
const source = { wasmUrl: '/kernel.wasm', igesUrl: '/iges.wasm' };
const settled = () => vi.advanceTimersByTimeAsync(0);

let workers: FakeWorker[];
let reader: PartReader;
let told: PartAnswer[];
const tell = (answer: PartAnswer) => void told.push(answer);
const newest = () => workers.at(-1) as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  told = [];
  reader = new PartReader(() => {
    const made = new FakeWorker();
    workers.push(made);
    return made;
  }, source);
});
afterEach(() => vi.useRealTimers());

it('warms up one worker and keeps it for the next files', async () => {
  reader.warmUp();
  reader.warmUp();
  expect(newest().asked).toEqual([{ type: 'warm', source }]);
  reader.read(file(), tell);
  await settled();
  newest().say({ type: 'done' });
  reader.read(file(), tell);
  await settled();
  newest().say({ type: 'done' });
  expect(workers).toHaveLength(1);
  expect(told).toEqual([{ type: 'done' }, { type: 'done' }]);
});

// An IGES file loads a second kernel in the worker: ending one has to end both.
const names = ['a.step', 'a.igs'];

it.each(names)(
  'ends a cancelled %s at once, reports nothing more and warms up a new worker',
  async (name) => {
    const running = reader.read(file(10, name), tell);
    await settled();
    const [first] = workers;
    running.cancel();
    first?.say({ type: 'done' });
    expect(told).toEqual([]);
    expect(first?.isEnded).toBe(true);
    expect(newest()).not.toBe(first);
    expect(newest().asked[0]?.type).toBe('warm');
    reader.read(file(10, name), tell);
    await settled();
    expect(newest().asked[1]).toMatchObject({ type: 'analyse', source });
  },
);

it('a file cancelled before it was read leaves the worker alone', async () => {
  reader.warmUp();
  reader.read(file(), tell).cancel();
  await settled();
  expect(workers).toHaveLength(1);
  expect(newest().isEnded).toBe(false);
});

it('reports a dead worker, and the next file gets another one', async () => {
  reader.read(file(), tell);
  await settled();
  newest().die();
  expect(told).toMatchObject([{ type: 'failed', code: 'kernel-died' }]);
  reader.read(file(), tell);
  await settled();
  newest().say({ type: 'done' });
  expect(told.at(-1)).toEqual({ type: 'done' });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

it.each(names)('aborts %s after its time limit, with a sentence', async (name) => {
  reader.read(file(10, name), tell);
  await vi.advanceTimersByTimeAsync(MAX_SECONDS * 1000 - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toMatchObject([
    { type: 'failed', code: 'too-slow', message: expect.stringContaining('tempo') },
  ]);
  expect(workers[0]?.isEnded).toBe(true);
});

it('refuses a file over the limit without reading it', async () => {
  const huge = { ...file(), size: MAX_FILE_BYTES + 1, arrayBuffer: vi.fn() };
  reader.read(huge, tell);
  await settled();
  expect(huge.arrayBuffer).not.toHaveBeenCalled();
  expect(told).toMatchObject([{ type: 'failed', code: 'too-large' }]);
  expect(workers).toHaveLength(0);
});

it('a file that cannot be read from disk gives a sentence', async () => {
  reader.read({ ...file(), arrayBuffer: () => Promise.reject(new Error('gone')) }, tell);
  await settled();
  expect(told).toMatchObject([{ type: 'failed', code: 'unreadable' }]);
});

it('restarts the kernel after a dozen files', async () => {
  for (let index = 0; index < 12; index++) {
    reader.read(file(), tell);
    await settled();
    newest().say({ type: 'done' });
  }
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});
