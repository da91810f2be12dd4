import { returns } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { listReturns as findAll, presentReturn } from './repository.ts';

/** What came back: first what is to be credited, newest first. */
export const listReturns = endpoint(returns.list, ({ tenant }) =>
  tenant(async (db) => ({ returns: (await findAll(db)).map(presentReturn) })),
);
