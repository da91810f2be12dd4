import {
  type KernelSource,
  MAX_FILE_BYTES,
  MAX_SECONDS,
  PartFileError,
  type PartFileErrorCode,
} from '@truciolo/cad-kernel';
import type { LengthUnit } from '@truciolo/part';
import type { PartAnswer, PartTask, WorkerLike } from './part-protocol.ts';

/** The part of a browser's `File` that is read. */
export interface ReadableFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface RunningRead {
  /** Aborts at once; there are no further callbacks. */
  cancel(): void;
}

/** The kernel's memory only grows: after this many files it begins afresh. */
const FILES_PER_WORKER = 12;
/** After these the kernel may be in pieces. */
const SPOILS_KERNEL: ReadonlySet<PartFileErrorCode> = new Set(['unreadable', 'kernel-died', 'too-slow']);

/**
 * Reads models in a worker that is kept warm from file to file. A worker that hangs, dies or is stopped is replaced by
 * a new one, which warms up while the user reads the message about the old one.
 */
export class PartReader {
  private readonly open: () => WorkerLike;
  private readonly source: KernelSource;
  private worker: WorkerLike | null = null;
  private files = 0;

  constructor(open: () => WorkerLike, source: KernelSource) {
    this.open = open;
    this.source = source;
  }

  /** Loads and compiles the kernel before a user waits for it. */
  warmUp(): void {
    if (this.worker) return;
    const worker = this.open();
    this.worker = worker;
    this.files = 0;
    // One that could not be loaded would never answer.
    worker.onerror = () => this.drop(worker);
    worker.postMessage({ type: 'warm', source: this.source });
  }

  /** Tells all about a file until `done` or `failed`. One file at a time. */
  read(
    file: ReadableFile,
    tell: (answer: PartAnswer) => void,
    task: PartTask = 'analyse',
    unit: LengthUnit | null = null,
  ): RunningRead {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let used: WorkerLike | null = null;
    const finish = (last: PartAnswer | null) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      const isSpoilt = last === null || (last.type === 'failed' && SPOILS_KERNEL.has(last.code));
      if (used && (isSpoilt || this.files >= FILES_PER_WORKER)) this.renew(used);
      if (last) tell(last);
    };
    const fail = (code: PartFileErrorCode) =>
      finish({ type: 'failed', code, message: new PartFileError(code).message });
    const start = (bytes: Uint8Array) => {
      if (isOver) return;
      this.warmUp();
      used = this.worker;
      if (!used) return fail('kernel-died');
      this.files += 1;
      used.onmessage = ({ data }) => {
        if (isOver) return;
        if (data.type === 'done' || data.type === 'failed') finish(data);
        else tell(data);
      };
      used.onerror = () => fail('kernel-died');
      used.onmessageerror = () => fail('kernel-died');
      timer = setTimeout(() => fail('too-slow'), MAX_SECONDS * 1000);
      used.postMessage({ type: task, source: this.source, bytes, unit }, [bytes.buffer]);
    };
    if (file.size > MAX_FILE_BYTES) queueMicrotask(() => fail('too-large'));
    else {
      file.arrayBuffer().then(
        (buffer) => start(new Uint8Array(buffer)),
        () => fail('unreadable'),
      );
    }
    return { cancel: () => finish(null) };
  }

  close(): void {
    if (this.worker) this.drop(this.worker);
  }

  private renew(worker: WorkerLike): void {
    this.drop(worker);
    this.warmUp();
  }

  private drop(worker: WorkerLike): void {
    worker.terminate();
    if (this.worker === worker) this.worker = null;
  }
}
