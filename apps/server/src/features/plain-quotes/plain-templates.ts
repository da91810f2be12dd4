import { plainQuotes } from '@truciolo/contract';
import { addedFromTemplate, type QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { openDraft, ratesOfToday } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';
import { findTemplate, listTemplates } from './repository.ts';
import { newId } from './start-of.ts';
import { storeNext } from './store-next.ts';

/** A template consists of times and costs: only its name and the number of its phases are sent. */
export const listPlainTemplates = endpoint(plainQuotes.templates, async (context, { query }) => {
  const rows = await context.tenant((db) => listTemplates(db, query.q));
  return rows.map(({ guid, name, family, phases }) => ({ guid, name, family, phases }));
});

export const addPlainTemplate = endpoint(plainQuotes.addTemplate, async (context, { params, body }) => {
  await context.tenant(async (db) => {
    const { quote, stored } = await openDraft(db, params.guid);
    const before = JSON.parse(stored) as QuoteDocument;
    const template = await findTemplate(db, body.templateGuid);
    if (!template) throw new AppError('NOT_FOUND');
    const today = { ratesNow: await ratesOfToday(db), newId };
    const next = addedFromTemplate(before, template.position, newId(), today);
    await storeNext(db, context, quote, before, next);
  });
  return loadPlain(context, params.guid);
});
