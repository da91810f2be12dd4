import { plainQuotes } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { newQuote, type PlainQuote, withPlain } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { createOnce } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';
import { findCompanyDefaults, findCustomerTerms } from './repository.ts';
import { startOf } from './start-of.ts';

/** A new document with the content of a plain quote, priced by today's registries. */
export async function documentOf(db: Db, draft: PlainQuote, now: Date) {
  const empty = newQuote(dayInRome(now), await findCompanyDefaults(db));
  const terms = await findCustomerTerms(db, draft.customer.guid);
  const discounts = terms && terms.discount > 0 ? [terms.discount] : [];
  return { ...withPlain(empty, draft, await startOf(db, draft)), discounts };
}

export const createPlain = endpoint(plainQuotes.create, async (context, { body }) => {
  const document = await context.tenant((db) => documentOf(db, body.draft, context.clock()));
  const made = await createOnce(context, { document, guid: body.guid });
  return loadPlain(context, made);
});
