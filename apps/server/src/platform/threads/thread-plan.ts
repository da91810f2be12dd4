import type { ErrorCode } from '@truciolo/contract';
import type { AppError } from '../app-error.ts';

/** Workers for one kind of heavy task, declared by the feature that owns the task. */
export interface ThreadPlan<Task, Answer, Question = never, Reply = never> {
  /** `sheet` is the program `sheet-worker.mjs`. */
  readonly name: string;
  readonly atOnce: number;
  /** A task that exceeds the time or memory limit is aborted alone: the others continue. */
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Limit of waiting tasks of one company. */
  readonly mostWaiting: number;
  readonly tooHeavy: () => AppError;
  readonly busy: () => AppError;
  /** Never set: they carry the types of the messages. */
  readonly task?: Task;
  readonly answer?: Answer;
  readonly question?: Question;
  readonly reply?: Reply;
}

/** Message to a worker. */
export type Order =
  | { readonly kind: 'task'; readonly task: unknown }
  | { readonly kind: 'reply'; readonly reply: unknown };

/** Message from a worker. */
export type Report =
  | { readonly kind: 'question'; readonly question: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** An error for the caller, as a use case would throw it. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: AppError['details'] }
  | { readonly kind: 'failed'; readonly message: string };
