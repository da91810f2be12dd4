import { Worker } from 'node:worker_threads';
import { AppError } from '../../../platform/app-error.ts';
import type { FormOrder } from './form-order.ts';
import type { PdfOrder } from './pdf-order.ts';
import type { PdfReply, PdfTask } from './pdf-worker.ts';
import { TurnQueue } from './turn-queue.ts';

export interface Printer {
  /** `company`: whose document it is; one with many waits behind the others, not before them. */
  print(company: string, order: PdfOrder | FormOrder): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PrinterLimits {
  /** A document that takes longer, or more memory, is given up alone: the others go on. */
  readonly timeMs?: number;
  readonly memoryMb?: number;
  /** Documents of one company that may wait. */
  readonly mostWaiting?: number;
}

interface Waiting {
  readonly order: PdfOrder | FormOrder;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const tooHeavy = () => new AppError('PRINT_TOO_LARGE');
const busy = () =>
  new AppError('RATE_LIMITED', { message: 'Troppe stampe in corso: riprova fra un minuto.' });

/** One thread, one document at a time; a thread that died is replaced with the next document. */
export function openPrinter(script: URL, limits: PrinterLimits = {}): Printer {
  const { timeMs = 60_000, memoryMb = 768, mostWaiting = 30 } = limits;
  const queue = new TurnQueue<Waiting>();
  let worker: Worker | null = null;
  let current: (Waiting & { readonly timer: NodeJS.Timeout }) | null = null;
  let isClosed = false;

  const finish = (settle: (waiting: Waiting) => void) => {
    if (!current) return;
    clearTimeout(current.timer);
    const done = current;
    current = null;
    worker?.unref();
    settle(done);
    next();
  };
  const giveUp = (broken: Worker, error: Error) => {
    if (worker !== broken) return;
    worker = null;
    void broken.terminate();
    finish(({ reject }) => reject(error));
  };
  const start = (): Worker => {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.on('message', (reply: PdfReply) =>
      finish(({ resolve, reject }) => {
        if ('bytes' in reply) resolve(Buffer.from(reply.bytes));
        else reject(new Error(`the document could not be printed: ${reply.message}`));
      }),
    );
    started.on('error', (error: NodeJS.ErrnoException) =>
      giveUp(started, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
    );
    started.on('exit', () => giveUp(started, new Error('the printing thread has stopped')));
    return started;
  };
  const next = () => {
    const waiting = current || isClosed ? undefined : queue.take();
    if (!waiting) return;
    worker ??= start();
    const printing = worker;
    printing.ref();
    const timer = setTimeout(() => giveUp(printing, tooHeavy()), timeMs);
    current = { ...waiting, timer };
    printing.postMessage({ id: 0, order: waiting.order } satisfies PdfTask);
  };

  return {
    print: (company, order) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the server is stopping'));
        if (queue.waiting(company) >= mostWaiting) return reject(busy());
        queue.add(company, { order, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      const last = worker;
      worker = null;
      const stopping = new Error('the server is stopping');
      for (let left = queue.take(); left; left = queue.take()) left.reject(stopping);
      finish(({ reject }) => reject(stopping));
      await last?.terminate();
    },
  };
}
