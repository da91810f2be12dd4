import { parentPort, Worker, workerData } from 'node:worker_threads';
import { MAX_FILE_BYTES, MAX_SECONDS, PartFileError } from '@truciolo/cad-kernel';
import { analyseBytes, type PartOutcome } from './analyse-bytes.ts';

/** Heap of the thread, MB; the kernel's own memory is bounded by its 32-bit addresses. */
const MEMORY_LIMIT = 1500;

const refused = (code: 'too-slow' | 'kernel-died' | 'too-large'): PartOutcome => ({
  ok: false,
  code,
  message: new PartFileError(code).message,
});

/** Runs in the worker: analyses the given bytes and posts the outcome. */
export async function analyseInWorker(): Promise<void> {
  parentPort?.postMessage(await analyseBytes(workerData as Uint8Array));
}

/**
 * Analyses a model in a worker, so that one that hangs or exhausts the memory ends with a sentence. The worker loads
 * the bundle of this code; run from sources, where there is none, it works in this thread.
 */
export function analyseOffThread(bytes: Uint8Array): Promise<PartOutcome> {
  if (bytes.length > MAX_FILE_BYTES) return Promise.resolve(refused('too-large'));
  if (import.meta.url.endsWith('.ts')) return analyseBytes(bytes);
  return new Promise((resolve) => {
    const code = `import(${JSON.stringify(import.meta.url)}).then((bundle) => bundle.analyseInWorker())`;
    const worker = new Worker(code, {
      eval: true,
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    });
    const finish = (outcome: PartOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish(refused('too-slow')), MAX_SECONDS * 1000);
    worker.once('message', finish);
    worker.once('error', () => finish(refused('kernel-died')));
  });
}
