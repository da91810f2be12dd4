import {
  type KeptPrice,
  keepPrice,
  priceQuote,
  type QuoteDocument,
  TOO_MUCH_WORK,
  workOfQuote,
} from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { ThreadPlan } from '../../../platform/threads/thread-plan.ts';
import { type Summary, summarise } from '../list/summary.ts';

/** What the thread is asked for; documents and answers travel as JSON, a third of the time of a clone. */
export interface PriceTask {
  readonly kind: 'summary' | 'price';
  readonly document: string;
  readonly number: string;
}

/**
 * A transaction waits for the answer: few of one company may stand in line, so that connections are left to the others.
 */
export const priceThread: ThreadPlan<PriceTask, string> = {
  name: 'price',
  atOnce: 1,
  timeMs: 20_000,
  memoryMb: 512,
  mostWaiting: 3,
  tooHeavy: () => new AppError('VALIDATION', { message: TOO_MUCH_WORK }),
  busy: () =>
    new AppError('RATE_LIMITED', { message: 'Troppi preventivi grandi insieme: riprova fra un momento.' }),
};

/**
 * Work (`workOfQuote`) that is done where requests are answered: some 25 ms, sixty positions with five phases at five
 * quantities. A thousand of them are 0.5 s, in which nobody else would hear a word.
 */
const HERE = 50_000;

const isSmall = (document: QuoteDocument) => workOfQuote(document) <= HERE;

type Room = Pick<Context, 'threads' | 'actor'>;

const aside = async <T>({ threads, actor }: Room, task: PriceTask): Promise<T> =>
  JSON.parse(await threads.run(priceThread, actor.companyGuid, task)) as T;

/** `summarise`, in a thread where the document is large. */
export async function summariseAside(room: Room, document: QuoteDocument, number: string): Promise<Summary> {
  if (isSmall(document)) return summarise(document, number);
  return aside(room, { kind: 'summary', document: JSON.stringify(document), number });
}

/** The prices of a document, worked out in a thread where it is large. */
export async function priceAside(room: Room, document: QuoteDocument): Promise<KeptPrice> {
  if (isSmall(document)) return keepPrice(priceQuote(document));
  return aside(room, { kind: 'price', document: JSON.stringify(document), number: '' });
}
