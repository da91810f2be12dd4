import { returns } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { listReturns as findAll, presentReturn } from './repository.ts';

/** Returns, newest first; those to be credited stand on top. */
export const listReturns = endpoint(returns.list, ({ tenant }) =>
  tenant(async (db) => ({ returns: (await findAll(db)).map(presentReturn) })),
);
