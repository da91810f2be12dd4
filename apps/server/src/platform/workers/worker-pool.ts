import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { hungUp } from './caller-signal.ts';
import { TurnQueue } from './turn-queue.ts';
import type { WorkerMessage, WorkerPlan, WorkerReport } from './worker-plan.ts';

/** An idle worker is stopped to free its memory; starting one costs most of a second. */
const REST_MS = 5 * 60_000;
/** Work whose caller hung up goes on for about as long as a new worker takes to start: ending it at once gains nobody time. */
const LEFT_MS = 1000;

interface Wanted {
  readonly owner: string;
  readonly request: unknown;
  readonly reply: (question: unknown) => Promise<unknown>;
  /** Work whose caller hung up is taken out of the queue, or ended unless it is done soon. */
  readonly signal: AbortSignal | undefined;
  /** A lock is held for it: it goes before all others and is never refused. The company's line limits their number. */
  readonly isUrgent: boolean;
}

interface Piece extends Wanted {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Member {
  readonly worker: Worker;
  /** Ends the work, or the rest, that takes too long. */
  timer: NodeJS.Timeout | undefined;
  piece: Piece | null;
  /** When the piece was begun, in milliseconds. */
  begun: number;
}

const stopping = () => new Error('the server is stopping');

/** The workers of one plan: companies take turns, and a worker that died is replaced with the next piece of work. */
export class WorkerPool {
  readonly #program: URL;
  readonly #plan: WorkerPlan<unknown, unknown, unknown, unknown>;
  readonly #queue = new TurnQueue<Piece>();
  readonly #urgent: Piece[] = [];
  readonly #members = new Set<Member>();
  #isClosed = false;

  constructor(program: URL, plan: WorkerPlan<unknown, unknown, unknown, unknown>) {
    this.#program = program;
    this.#plan = plan;
  }

  run(wanted: Wanted): Promise<unknown> {
    const { owner, signal, isUrgent } = wanted;
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(stopping());
      if (signal?.aborted) return reject(hungUp());
      if (!isUrgent && this.#queue.waiting(owner) >= this.#plan.mostWaiting) return reject(this.#plan.busy());
      const piece = { ...wanted, resolve, reject };
      signal?.addEventListener('abort', () => this.#cancel(piece), { once: true });
      if (isUrgent) this.#urgent.push(piece);
      else this.#queue.add(owner, piece);
      this.#next();
    });
  }

  #cancel(piece: Piece): void {
    this.#queue.remove(piece.owner, piece);
    piece.reject(hungUp());
    const member = [...this.#members].find((one) => one.piece === piece);
    if (!member) return;
    const left = this.#plan.timeMs - (performance.now() - member.begun);
    this.#wait(member, Math.min(LEFT_MS, left), hungUp());
  }

  /** Pieces that wait for a worker, and workers that work. */
  get waiting(): number {
    return this.#urgent.length + this.#queue.size;
  }

  get busy(): number {
    return [...this.#members].filter(({ piece }) => piece !== null).length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let left = this.#take(); left; left = this.#take()) left.reject(stopping());
    await Promise.all([...this.#members].map((member) => this.#dismiss(member, stopping())));
  }

  #take(): Piece | undefined {
    return this.#urgent.shift() ?? this.#queue.take()?.thing;
  }

  #next(): void {
    const member = this.#free();
    const piece = member && this.#take();
    if (!piece) return;
    member.piece = piece;
    member.begun = performance.now();
    member.worker.ref();
    this.#wait(member, this.#plan.timeMs, this.#plan.tooHeavy());
    this.#say(member, { kind: 'request', request: piece.request });
  }

  /** One that rests, or a new one where the team is not full. */
  #free(): Member | undefined {
    if (this.#isClosed || this.waiting === 0) return undefined;
    const resting = [...this.#members].find(({ piece }) => piece === null);
    return resting ?? (this.#members.size < this.#plan.atOnce ? this.#start() : undefined);
  }

  #start(): Member {
    const { name, memoryMb, tooHeavy } = this.#plan;
    const worker = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    const member: Member = { worker, timer: undefined, piece: null, begun: 0 };
    this.#members.add(member);
    worker.on('message', (report: WorkerReport) => this.#hear(member, report));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#dismiss(member, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
    );
    worker.on('exit', () => this.#dismiss(member, new Error(`the ${name} worker has stopped`)));
    return member;
  }

  #say({ worker }: Member, message: WorkerMessage): void {
    worker.postMessage(message);
  }

  #hear(member: Member, report: WorkerReport): void {
    const { piece } = member;
    if (!piece) return;
    if (report.kind === 'question') {
      piece.reply(report.question).then(
        (reply) => this.#say(member, { kind: 'reply', reply }),
        // The worker waits for an answer that never comes: it is of no more use.
        (error: unknown) => this.#dismiss(member, error),
      );
      return;
    }
    this.#charge(member);
    member.piece = null;
    member.worker.unref();
    this.#wait(member, REST_MS, stopping());
    if (report.kind === 'answer') piece.resolve(report.answer);
    else if (report.kind === 'refused') piece.reject(new AppError(report.code, report.details));
    else piece.reject(new Error(`the ${this.#plan.name} worker: ${report.message}`));
    this.#next();
  }

  /** A turn counts for the milliseconds that it took. */
  #charge({ piece, begun }: Member): void {
    if (piece) this.#queue.charge(piece.owner, performance.now() - begun);
  }

  #wait(member: Member, ms: number, error: Error): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => this.#dismiss(member, error), ms);
    member.timer.unref();
  }

  async #dismiss(member: Member, error: unknown): Promise<void> {
    if (!this.#members.delete(member)) return;
    clearTimeout(member.timer);
    this.#charge(member);
    member.piece?.reject(error);
    member.piece = null;
    this.#next();
    await member.worker.terminate();
  }
}
