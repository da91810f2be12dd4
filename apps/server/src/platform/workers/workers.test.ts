import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { withCallerSignal } from './caller-signal.ts';
import { TurnQueue } from './turn-queue.ts';
import { whileLocked } from './while-locked.ts';
import type { WorkerPlan } from './worker-plan.ts';
import { openWorkers, type Workers } from './workers.ts';

/** A worker that does as its request says: echo, ask, fail, hang, or eat memory. */
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
const answer = (answer) => parentPort.postMessage({ kind: 'answer', answer });
parentPort.on('message', (message) => {
  if (message.kind === 'reply') return answer('told ' + message.reply);
  if (message.request === 'hang') for (;;) {}
  if (message.request === 'eat') { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())); }
  if (message.request === 'ask') return parentPort.postMessage({ kind: 'question', question: 'who?' });
  if (message.request === 'refuse') return parentPort.postMessage({ kind: 'refused', code: 'VALIDATION', details: { fields: { a: 'No.' } } });
  if (message.request === 'fail') return parentPort.postMessage({ kind: 'failed', message: 'broken' });
  if (message.request === 'slow') { const end = Date.now() + 100; while (Date.now() < end); }
  if (message.request === 'id') return answer(String(threadId));
  answer(message.request);
});`;

let workers: Workers;
const metrics = openMetrics();
function open(limits: Partial<WorkerPlan<string, string, string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  writeFileSync(join(folder, 'echo.mjs'), PROGRAM);
  workers = openWorkers((name) => pathToFileURL(join(folder, `${name}.mjs`)), metrics);
  const plan: WorkerPlan<string, string, string, string> = {
    name: 'echo',
    atOnce: 1,
    timeMs: 60_000,
    memoryMb: 64,
    mostWaiting: 30,
    tooHeavy: () => new AppError('PRINT_TOO_LARGE'),
    busy: () => new AppError('RATE_LIMITED'),
    ...limits,
  };
  return (company: string, request: string, reply?: (question: string) => Promise<string>) =>
    workers.run(plan, company, request, reply);
}
afterEach(() => workers.close());

it.each(['hang', 'eat'])('work that would %s is aborted alone, with a sentence', async (fault) => {
  const run = open({ timeMs: fault === 'hang' ? 2000 : 60_000, memoryMb: 32 });
  const bad = run('a', fault);
  const good = run('b', 'good');
  await expect(bad).rejects.toMatchObject({ code: 'PRINT_TOO_LARGE' });
  expect(await good).toBe('good');
});

it('companies take turns', async () => {
  const run = open();
  const order: string[] = [];
  const note = (company: string, request: string) => run(company, request).then((done) => order.push(done));
  await Promise.all([note('a', 'a1'), note('a', 'a2'), note('a', 'a3'), note('b', 'b1'), note('c', 'c1')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('one company does not fill the queue', async () => {
  const run = open({ mostWaiting: 2 });
  const all = await Promise.allSettled(['1', '2', '3', '4'].map((request) => run('a', request)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect((all[3] as PromiseRejectedResult).reason).toMatchObject({ code: 'RATE_LIMITED' });
});

it('a worker is reused, and a second one starts where the plan allows it', async () => {
  const run = open({ atOnce: 2 });
  const first = await run('a', 'id');
  expect(await run('a', 'id')).toBe(first);
  const stuck = run('a', 'hang');
  expect(await run('b', 'id')).not.toBe(first);
  const ended = expect(stuck).rejects.toThrow('stopping');
  await workers.close();
  await ended;
});

it('a worker gets replies to its questions; an error of the reply is the error of the task', async () => {
  const run = open();
  expect(await run('a', 'ask', async (question) => `${question} Anna`)).toBe('told who? Anna');
  await expect(run('a', 'ask', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await expect(run('a', 'fail')).rejects.toThrow('broken');
  const no = await run('a', 'refuse').catch((error: unknown) => error);
  expect(no).toBeInstanceOf(AppError);
  expect(no).toMatchObject({ code: 'VALIDATION', details: { fields: { a: 'No.' } } });
  expect(await run('a', 'still there')).toBe('still there');
});

it('the metrics show running, waiting, finished and aborted tasks', async () => {
  const run = open();
  const stuck = run('a', 'hang');
  const waits = run('b', 'never');
  expect(metrics.text()).toContain('truciolo_threads_busy{thread="echo"} 1\n');
  expect(metrics.text()).toContain('truciolo_threads_waiting{thread="echo"} 1\n');
  const ended = Promise.allSettled([stuck, waits]);
  await workers.close();
  await ended;
  expect(metrics.text()).toMatch(/truciolo_thread_seconds_count\{thread="echo",done="false"\} [1-9]/);
  expect(metrics.text()).toMatch(/truciolo_thread_seconds_count\{thread="echo",done="true"\} [1-9]/);
});

it('a round serves every owner once', () => {
  const queue = new TurnQueue<string>();
  for (const thing of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(thing[0] ?? '', thing);
  const taken: string[] = [];
  for (let thing = queue.take(); thing; thing = queue.take()) taken.push(thing.thing);
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('an owner whose work was large waits for the others, also after coming back', () => {
  const queue = new TurnQueue<string>();
  queue.add('a', 'a1');
  expect(queue.take()?.thing).toBe('a1');
  queue.charge('a', 1000);
  for (const thing of ['a2', 'b1', 'b2', 'c1']) queue.add(thing[0] ?? '', thing);
  const taken: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) taken.push(next.thing);
  expect(taken).toEqual(['b1', 'c1', 'b2', 'a2']);
  // A newcomer begins where the others stand, not at zero.
  queue.add('d', 'd1');
  queue.add('a', 'a3');
  expect(queue.take()?.thing).toBe('d1');
});

it('work whose caller hung up is given up, waiting or under way', async () => {
  const run = open();
  const [first, second] = [new AbortController(), new AbortController()];
  const stuck = withCallerSignal(first.signal, () => run('a', 'hang'));
  const waits = withCallerSignal(second.signal, () => run('a', 'never'));
  const good = run('b', 'good');
  const ended = Promise.allSettled([stuck, waits]);
  second.abort();
  first.abort();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await good).toBe('good');
});

it('a worker whose caller hung up finishes what is nearly done and goes on to the next work', async () => {
  const run = open();
  const before = await run('a', 'id');
  const hangUp = new AbortController();
  const left = withCallerSignal(hangUp.signal, () => run('a', 'slow'));
  hangUp.abort();
  await expect(left).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await run('b', 'id')).toBe(before);
});

it('work for which a lock is held goes first', async () => {
  const run = open();
  const order: string[] = [];
  const note = (company: string, request: string) => run(company, request).then((done) => order.push(done));
  const all = [note('a', 'a1'), note('b', 'b1'), whileLocked(() => note('a', 'locked'))];
  await Promise.all(all);
  expect(order).toEqual(['a1', 'locked', 'b1']);
});

it('small work never waits behind large work', async () => {
  const run = open({ isSmall: (request) => request === 'small' });
  const stuck = run('a', 'hang');
  expect(await run('b', 'small')).toBe('small');
  const ended = expect(stuck).rejects.toThrow('stopping');
  await workers.close();
  await ended;
});
