import type { ErrorCode } from '@truciolo/contract';
import type { AppError } from '../app-error.ts';

/** Threads for one kind of heavy work, declared in the room that does the work. */
export interface ThreadPlan<Task, Answer, Question = never, Reply = never> {
  /** `sheet` is the program `sheet-worker.mjs`. */
  readonly name: string;
  readonly atOnce: number;
  /** Work that takes longer, or more memory, is given up alone: the others go on. */
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Pieces of one company that may wait. */
  readonly mostWaiting: number;
  readonly tooHeavy: () => AppError;
  readonly busy: () => AppError;
  /** Never set: they carry the types of what is said. */
  readonly task?: Task;
  readonly answer?: Answer;
  readonly question?: Question;
  readonly reply?: Reply;
}

/** What is said to a thread. */
export type Order =
  | { readonly kind: 'task'; readonly task: unknown }
  | { readonly kind: 'reply'; readonly reply: unknown };

/** What a thread says. */
export type Report =
  | { readonly kind: 'question'; readonly question: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** What a use case would throw: a sentence for who asked. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: AppError['details'] }
  | { readonly kind: 'failed'; readonly message: string };
