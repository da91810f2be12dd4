import type { RouteResult } from '@truciolo/contract';
import { samples } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { countSamples, findOwn } from './repository.ts';

export async function startState(db: Db): Promise<RouteResult<typeof samples.start>> {
  const own = await findOwn(db);
  const counts = await countSamples(db);
  const none = Object.values(counts).every((count) => count === 0);
  return { own, samples: counts, loadable: none && !own.customer && !own.quote };
}

export const getStart = endpoint(samples.start, async ({ tenant }) => {
  return tenant(startState);
});
