import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lockQuotes, updateQuote } from '../repository.ts';
import { setDraftTags } from '../revisions-repository.ts';

/** Same limit as in the document. */
const MAX_TAGS = 20;

/** Tags belong to the shop: they may change on a frozen quote too, whose document stays as it was sent. */
export const tagQuotes = endpoint(quotes.tag, async ({ audit, tenant, clock }, { body }) => {
  const now = clock();
  const { tag, on } = body;
  return tenant(async (db) => {
    const quotes = await lockQuotes(db, body.guids);
    const changing = quotes.filter(({ tags }) => tags.includes(tag) !== on);
    for (const { guid, state, revision, tags: before } of changing) {
      const tags = on ? [...before, tag] : before.filter((one) => one !== tag);
      if (tags.length > MAX_TAGS) {
        const message = `Un preventivo avrebbe più di ${MAX_TAGS} tag: nessuno è stato modificato.`;
        throw new AppError('VALIDATION', { message });
      }
      if (state === 'draft') await setDraftTags(db, guid, revision, tags);
      await updateQuote(db, guid, { tags }, now);
      const changes = { tags: { from: before, to: tags } };
      await audit(db, {
        action: 'update',
        entity: 'quote',
        entityGuid: guid,
        changes,
      });
    }
    return { success: true, changed: changing.length };
  });
});
