import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import type { PdfOrder } from './pdf-order.ts';
import { openPrinter, type Printer, type PrinterLimits } from './printer.ts';
import { TurnQueue } from './turn-queue.ts';

/** A thread that does as its order says: echo, hang, or eat memory. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, order }) => {
  if (order.number === 'hang') for (;;) {}
  if (order.number === 'eat') { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())); }
  parentPort.postMessage({ id, bytes: new TextEncoder().encode(order.number) });
});`;
let printer: Printer;
function open(limits: PrinterLimits) {
  const file = join(mkdtempSync(join(tmpdir(), 'printer-')), 'echo.mjs');
  writeFileSync(file, PROGRAM);
  printer = openPrinter(pathToFileURL(file), limits);
}
afterEach(() => printer.close());

const order = (number: string) => ({ number }) as PdfOrder;
const print = async (company: string, number: string) => String(await printer.print(company, order(number)));

it.each(['hang', 'eat'])('a document that would %s is given up alone, with a sentence', async (fault) => {
  open({ timeMs: fault === 'hang' ? 500 : 60_000, memoryMb: 32 });
  const bad = print('a', fault);
  const good = print('b', 'P-1');
  await expect(bad).rejects.toMatchObject({ code: 'PRINT_TOO_LARGE' });
  expect(await good).toBe('P-1');
});

it('companies take turns', async () => {
  open({});
  const order: string[] = [];
  const note = (company: string, number: string) => print(company, number).then((done) => order.push(done));
  await Promise.all([note('a', 'a1'), note('a', 'a2'), note('a', 'a3'), note('b', 'b1'), note('c', 'c1')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('one company does not fill the queue', async () => {
  open({ mostWaiting: 2 });
  const all = await Promise.allSettled(['1', '2', '3', '4'].map((number) => print('a', number)));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect((all[3] as PromiseRejectedResult).reason).toBeInstanceOf(AppError);
});

it('a round serves every owner once', () => {
  const queue = new TurnQueue<string>();
  for (const thing of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(thing[0] ?? '', thing);
  const taken: string[] = [];
  for (let thing = queue.take(); thing; thing = queue.take()) taken.push(thing);
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});
