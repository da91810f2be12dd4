import type { RouteResult, samples } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { countSamples, findOwn } from './repository.ts';

export async function startState(db: Db): Promise<RouteResult<typeof samples.start>> {
  const own = await findOwn(db);
  const counts = await countSamples(db);
  const none = Object.values(counts).every((count) => count === 0);
  return { own, samples: counts, loadable: none && !own.customer && !own.quote };
}

export async function getStart({ tenant }: Context): Promise<RouteResult<typeof samples.start>> {
  return tenant(startState);
}
