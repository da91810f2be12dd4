import type { Method, RouteSpec } from '@truciolo/contract';
import { AppError } from '../app-error.ts';
import type { WorkerPlan } from '../workers/worker-plan.ts';
import type { Workers } from '../workers/workers.ts';
import type { LargeBody } from './body-parsers.ts';

interface BodyRequest {
  readonly method: Method;
  readonly path: string;
  readonly text: string;
}

/** Characters of a body that is read in a fraction of a second. */
const SMALL_BODY = 1024 * 1024;

/** Reads a body as its call declares it; answers it as JSON. */
export const bodyWorker: WorkerPlan<BodyRequest, string> = {
  name: 'body',
  atOnce: 1,
  timeMs: 20_000,
  memoryMb: 512,
  mostWaiting: 3,
  isSmall: ({ text }) => text.length <= SMALL_BODY,
  tooHeavy: () => new AppError('PAYLOAD_TOO_LARGE'),
  busy: () =>
    new AppError('RATE_LIMITED', { message: 'Troppi invii grandi insieme: riprova fra un momento.' }),
};

/** Megabytes are parsed and checked off the event loop that answers everybody else; `owner` takes turns with the others. */
export const readLargeBody = async (
  workers: Workers,
  owner: string,
  { method, path }: RouteSpec,
  { text }: LargeBody,
): Promise<unknown> => JSON.parse(await workers.run(bodyWorker, owner, { method, path, text }));
