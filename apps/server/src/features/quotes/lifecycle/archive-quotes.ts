import { quotes } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lockQuotes, updateQuote } from '../repository.ts';

/** Out of the lists, or back; the number stays taken. */
export const archiveQuotes = endpoint(quotes.archive, async ({ audit, tenant, clock }, { body }) => {
  const now = clock();
  const action = body.archived ? 'archive' : 'restore';
  return tenant(async (db) => {
    const quotes = await lockQuotes(db, body.guids);
    const changing = quotes.filter(({ archivedAt }) => (archivedAt === null) === body.archived);
    for (const { guid } of changing) {
      await updateQuote(db, guid, { archivedAt: body.archived ? now : null }, now);
      await audit(db, { action, entity: 'quote', entityGuid: guid });
    }
    return { success: true, changed: changing.length };
  });
});
