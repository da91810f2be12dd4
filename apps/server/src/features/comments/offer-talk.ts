import { offerTalk } from '@truciolo/contract';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { hashToken } from '../../platform/secrets.ts';
import { tell } from '../notices/index.ts';
import { openLink } from '../quote-documents/index.ts';
import { loadTalk } from './conversation.ts';
import { insertComment } from './repository.ts';

/** Questions through one link: a conversation, not a flood. */
const QUESTIONS = 20;
const WINDOW_MINUTES = 60;

export const readTalk = endpoint(offerTalk.read, (context, { params }) =>
  openLink(context, params.token, (db, { link }) => loadTalk(db, link.quoteGuid, context)),
);

/** The buyer's question is added to the shop's comments; the owner of the quote is notified. */
export const askQuestion = endpoint(offerTalk.ask, async (context, { params, body }) => {
  // Counted before the company's transaction begins, because the counter has its own.
  const key = `offer-question:${hashToken(params.token)}`;
  await context.limiter.take({ [key]: QUESTIONS }, WINDOW_MINUTES);
  return openLink(context, params.token, async (db, { printed }, afterCommit) => {
    const { quote } = printed;
    const { companyGuid } = quote;
    const now = context.clock();
    await insertComment(db, {
      guid: newGuid(now),
      companyGuid,
      quoteGuid: quote.guid,
      authorGuid: null,
      authorName: body.name,
      authorEmail: body.email,
      text: body.text,
      outside: true,
      createdAt: now,
    });
    const news = { companyGuid, quote, who: body.name, text: body.text };
    await tell(db, afterCommit, context, { ...news, kind: 'offer-question', to: quote.ownerGuid });
    return loadTalk(db, quote.guid, context);
  });
});
