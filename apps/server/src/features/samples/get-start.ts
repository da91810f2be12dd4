import type { RouteResult, getStart as spec } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { countSamples, findOwn } from './repository.ts';

export async function startState(db: Db): Promise<RouteResult<typeof spec>> {
  const own = await findOwn(db);
  const samples = await countSamples(db);
  const none = Object.values(samples).every((count) => count === 0);
  return { own, samples, loadable: none && !own.customer && !own.quote };
}

export async function getStart({ tenant }: Context): Promise<RouteResult<typeof spec>> {
  return tenant(startState);
}
