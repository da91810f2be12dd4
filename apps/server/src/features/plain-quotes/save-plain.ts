import type { Change } from '@truciolo/changes';
import { plainQuotes } from '@truciolo/contract';
import { plainOf, plainQuote, type QuoteDocument, withMarginOf, withPlain } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { validate } from '../../platform/http/validate.ts';
import { mergeDocument } from '../../platform/merge-changes.ts';
import { openDraft } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';
import { findCompanyDefaults, findCustomerTerms } from './repository.ts';
import { startOf } from './start-of.ts';
import { storeNext } from './store-next.ts';

/** Another customer: their discount, and their margin unless a user chose one. */
async function forCustomer(db: Db, before: QuoteDocument, guid: string | null): Promise<QuoteDocument> {
  if (guid === before.customer.guid) return before;
  const company = await findCompanyDefaults(db);
  const [was, terms] = [await findCustomerTerms(db, before.customer.guid), await findCustomerTerms(db, guid)];
  const discounts = terms && terms.discount > 0 ? [terms.discount] : [];
  return {
    ...withMarginOf(before, { company, customer: was }, { company, customer: terms }),
    discounts,
  };
}

export const savePlain = endpoint(plainQuotes.save, async (context, { params, body }) => {
  await context.tenant(async (db) => {
    const { quote, stored } = await openDraft(db, params.guid);
    const before = JSON.parse(stored) as QuoteDocument;
    const merged = mergeDocument(plainOf(before), body.changes as Change[], quote.version);
    const plain = validate(plainQuote, merged, 'body');
    const base = await forCustomer(db, before, plain.customer.guid);
    await storeNext(db, context, quote, before, withPlain(base, plain, await startOf(db, plain)));
  });
  return loadPlain(context, params.guid);
});
