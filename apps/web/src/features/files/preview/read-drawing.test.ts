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

it('an endless drawing is aborted with its worker, and reported once', () => {
  readDrawing(new ArrayBuffer(10), tell);
  vi.advanceTimersByTime(14_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([tooLarge]);
  expect(workers[0]?.isEnded).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(1);
});

it('a drawing that is no longer needed ends at once, silently', () => {
  readDrawing(new ArrayBuffer(10), tell)();
  expect(workers[0]?.isEnded).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});

it('a drawing of more than twenty megabytes is not begun', () => {
  readDrawing(new ArrayBuffer(20 * 1024 * 1024 + 1), tell);
  expect([workers.length, told]).toEqual([0, [tooLarge]]);
});

it('a crashed worker is reported', () => {
  readDrawing(new ArrayBuffer(10), tell);
  workers[0]?.onerror?.();
  expect([workers[0]?.isEnded, told]).toEqual([true, [broken]]);
});
