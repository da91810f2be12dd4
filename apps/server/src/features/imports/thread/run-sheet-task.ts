import { Worker } from 'node:worker_threads';
import { AppError } from '../../../platform/app-error.ts';
import { TOO_BIG } from '../file/refusal.ts';
import type {
  MappingResult,
  PlanResult,
  ReadTask,
  SheetAnswer,
  SheetTask,
  StoredReply,
  WantedKeys,
  WriteTask,
} from './messages.ts';

/** Heap of one thread; a file that needs more is refused instead of taking the server with it. */
const HEAP_MB = 512;
const AT_ONCE = 2;

/** Two sheets at a time; the others wait their turn. */
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Whoever ends hands its place to the next in line.
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

type Final = Exclude<SheetAnswer, { kind: 'wanted' | 'refused' }>;
type LookUp = (wanted: WantedKeys) => Promise<StoredReply>;

function runInThread(script: URL, task: SheetTask, lookUp: LookUp): Promise<Final> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const fail = (error: unknown) => {
      void worker.terminate();
      reject(error);
    };
    worker.on('message', (answer: SheetAnswer) => {
      if (answer.kind === 'wanted') {
        lookUp(answer.wanted).then((reply) => worker.postMessage(reply), fail);
        return;
      }
      void worker.terminate();
      if (answer.kind === 'refused') reject(new AppError('IMPORT_FILE', { message: answer.message }));
      else resolve(answer);
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('IMPORT_FILE', { message: TOO_BIG }) : error,
      ),
    );
    worker.on('exit', () => reject(new Error('the sheet thread ended without an answer')));
  });
}

export function readSheet(script: URL, task: ReadTask, lookUp: LookUp): Promise<MappingResult | PlanResult> {
  return inTurn(async () => {
    const answer = await runInThread(script, task, lookUp);
    if (answer.kind === 'file') throw new Error('a file came back from a reading');
    return answer;
  });
}

export function writeSheet(script: URL, task: WriteTask): Promise<Uint8Array> {
  return inTurn(async () => {
    const answer = await runInThread(script, task, async () => ({ stored: [], quotes: [] }));
    if (answer.kind !== 'file') throw new Error(`${answer.kind} came back from a writing`);
    return answer.bytes;
  });
}
