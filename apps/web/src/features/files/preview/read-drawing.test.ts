import type { ReadDxf } from '@truciolo/dxf';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDrawing } from './read-drawing.ts';

class FakeWorker {
  onmessage: ((event: { data: ReadDxf }) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
}

let workers: FakeWorker[];
let told: ReadDxf[];
const tell = (result: ReadDxf) => void told.push(result);
const tooLarge: ReadDxf = { kind: 'unreadable', reason: 'too-large' };
const broken: ReadDxf = { kind: 'unreadable', reason: 'not-dxf' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers = [];
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a drawing that does not end is given up with its worker, and told once', () => {
  readDrawing(new ArrayBuffer(10), tell);
  vi.advanceTimersByTime(14_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([tooLarge]);
  expect(workers[0]?.isEnded).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(1);
});

it('one that nobody waits for any more ends at once, in silence', () => {
  readDrawing(new ArrayBuffer(10), tell)();
  expect(workers[0]?.isEnded).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('one of more than twenty megabytes is not begun', () => {
  readDrawing(new ArrayBuffer(20 * 1024 * 1024 + 1), tell);
  expect([workers.length, told]).toEqual([0, [tooLarge]]);
});

it('a worker that dies says so', () => {
  readDrawing(new ArrayBuffer(10), tell);
  workers[0]?.onerror?.();
  expect([workers[0]?.isEnded, told]).toEqual([true, [broken]]);
});
