import { Worker } from 'node:worker_threads';
import type { FormOrder } from './form-order.ts';
import type { PdfOrder } from './pdf-order.ts';
import type { PdfReply, PdfTask } from './pdf-worker.ts';

export interface Printer {
  print(order: PdfOrder | FormOrder): Promise<Buffer>;
  close(): Promise<void>;
}

/** A document that takes longer than this is given up, and the thread with it. */
const LIMIT_MS = 120_000;

interface Waiter {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** One thread, started with the first document; a thread that died is replaced with the next. */
export function openPrinter(script: URL): Printer {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiter>();

  const settle = (id: number): Waiter | undefined => {
    const waiter = waiting.get(id);
    if (waiter) clearTimeout(waiter.timer);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
    return waiter;
  };
  const giveUp = (broken: Worker, error: Error) => {
    if (worker !== broken) return;
    worker = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
    void broken.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(script);
    started.on('message', (reply: PdfReply) => {
      const waiter = settle(reply.id);
      if ('bytes' in reply) waiter?.resolve(Buffer.from(reply.bytes));
      else waiter?.reject(new Error(`the document could not be printed: ${reply.message}`));
    });
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', () => giveUp(started, new Error('the printing thread has stopped')));
    return started;
  };

  return {
    print: (order) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const busy = worker;
        busy.ref();
        lastId += 1;
        const timer = setTimeout(() => giveUp(busy, new Error('printing took too long')), LIMIT_MS);
        waiting.set(lastId, { resolve, reject, timer });
        busy.postMessage({ id: lastId, order } satisfies PdfTask);
      }),
    close: async () => {
      const last = worker;
      worker = null;
      for (const id of [...waiting.keys()]) settle(id)?.reject(new Error('the server is stopping'));
      await last?.terminate();
    },
  };
}
