import { type OfferWish, type PlannedDays, TOO_MUCH_WORK } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/context.ts';
import type { Reference } from '../../../platform/registry/refuse-unknown.ts';
import type { WorkerPlan } from '../../../platform/workers/worker-plan.ts';

/** Tasks of the worker; documents are sent as JSON, which takes a third of the time of a structured clone. */
export type PriceRequest =
  | { readonly kind: 'summary'; readonly document: string; readonly number: string }
  | { readonly kind: 'price' | 'unpriced'; readonly document: string }
  | { readonly kind: 'content'; readonly document: string; readonly planned: PlannedDays }
  | { readonly kind: 'days'; readonly document: string; readonly plan: string }
  | {
      readonly kind: 'offer';
      readonly document: string;
      readonly offer: string;
      readonly wish: OfferWish;
    }
  /** A changed draft to be validated; `known` are the references it already has. */
  | {
      readonly kind: 'draft';
      readonly document: string;
      readonly known: readonly Reference[];
      readonly number: string;
    }
  /** Changes to be merged into a stored draft. */
  | {
      readonly kind: 'changes';
      readonly stored: string;
      readonly changes: string;
      readonly version: number;
      readonly number: string;
    };

export interface PriceAnswer {
  /** JSON. */
  readonly found: string;
  /** JSON that is stored and not read: the document that a request makes of a draft, the prices behind an offer. */
  readonly stored: string;
}

/** Few requests of one company may queue, so that the callers who wait get their answer in seconds. */
export const priceWorker: WorkerPlan<PriceRequest, PriceAnswer> = {
  name: 'price',
  atOnce: 1,
  timeMs: 20_000,
  memoryMb: 512,
  mostWaiting: 3,
  tooHeavy: () => new AppError('VALIDATION', { message: TOO_MUCH_WORK }),
  busy: () =>
    new AppError('RATE_LIMITED', { message: 'Troppi preventivi grandi insieme: riprova fra un momento.' }),
};

export type PriceServices = Pick<Services, 'workers'>;
