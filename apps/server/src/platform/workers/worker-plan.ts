import type { ErrorCode } from '@truciolo/contract';
import type { AppError } from '../app-error.ts';

/** Workers for one kind of heavy request, declared by the feature that owns the request. */
export interface WorkerPlan<Request, Answer, Question = never, Reply = never> {
  /** `sheet` is the program `sheet-worker.mjs`. */
  readonly name: string;
  readonly atOnce: number;
  /** A request that exceeds the time or memory limit is aborted alone: the others continue. */
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Limit of waiting requests of one company. */
  readonly mostWaiting: number;
  /** Small requests have a worker of their own: they never wait behind a large one. */
  isSmall?(request: Request): boolean;
  readonly tooHeavy: () => AppError;
  readonly busy: () => AppError;
  /** Never set: they carry the types of the messages. */
  readonly request?: Request;
  readonly answer?: Answer;
  readonly question?: Question;
  readonly reply?: Reply;
}

/** Message to a worker. */
export type WorkerMessage =
  | { readonly kind: 'request'; readonly request: unknown }
  | { readonly kind: 'reply'; readonly reply: unknown };

/** Message from a worker. */
export type WorkerReport =
  | { readonly kind: 'question'; readonly question: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  /** An error for the caller, as a use case would throw it. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: AppError['details'] }
  | { readonly kind: 'failed'; readonly message: string };
