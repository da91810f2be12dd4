import { randomUUID } from 'node:crypto';
import type { PlainQuote, PlainStart } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';
import { ratesOfToday } from '../quotes/index.ts';
import {
  findCompanyDefaults,
  findCustomerTerms,
  findWorks,
  listActiveRules,
  listCosts,
} from './repository.ts';

export const newId = (): string => randomUUID().replaceAll('-', '');

/** Today's registry data for a quote whose author has no cost access. */
export async function startOf(
  db: Db,
  {
    customer,
    positions,
  }: { readonly customer: Pick<PlainQuote['customer'], 'guid'>; readonly positions: PlainQuote['positions'] },
): Promise<PlainStart> {
  const works = positions.flatMap(({ phases }) => phases.flatMap(({ workGuid }) => workGuid ?? []));
  return {
    company: await findCompanyDefaults(db),
    customer: await findCustomerTerms(db, customer.guid),
    costs: await listCosts(db),
    rules: await listActiveRules(db),
    ratesNow: await ratesOfToday(db),
    works: await findWorks(db, [...new Set(works)]),
    newId,
  };
}
