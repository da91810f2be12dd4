import { comments } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { AfterCommit, Db } from '../../platform/database/handles.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { tell } from '../notices/index.ts';
import { findQuote, guardPrices, type QuoteRecord } from '../quotes/index.ts';
import { answerMail } from './mails.ts';
import { findComment, insertComment, listBlind, listComments } from './repository.ts';
import { loadThread } from './thread.ts';

export const listThread = endpoint(comments.list, async ({ tenant, actor }, { params }) => {
  guardPrices(actor);
  return tenant(async (db) => {
    if (!(await findQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    return loadThread(db, params.guid, actor);
  });
});

interface Said {
  readonly quote: QuoteRecord;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly outside: boolean;
}

/** Who is named hears so; the owner and who spoke before hear that somebody spoke. */
export async function tellOthers(
  db: Db,
  afterCommit: AfterCommit,
  context: Context,
  said: Said,
): Promise<void> {
  const { quote, text, mentions, outside } = said;
  const { actor } = context;
  const news = {
    companyGuid: quote.companyGuid,
    quote,
    actorGuid: actor.userGuid,
    who: `${actor.firstName} ${actor.lastName}`,
    text,
  };
  const named = new Set(mentions);
  for (const to of named) await tell(db, afterCommit, context, { ...news, kind: 'mention', to });
  const earlier = (await listComments(db, quote.guid)).flatMap(({ authorGuid }) => authorGuid ?? []);
  const blind = outside ? [] : await listBlind(db);
  for (const to of new Set([quote.ownerGuid, ...earlier]))
    if (!named.has(to) && !blind.includes(to))
      await tell(db, afterCommit, context, { ...news, kind: 'comment', to });
}

/** The answer goes to who asked last. */
async function mailBuyer(
  db: Db,
  afterCommit: AfterCommit,
  context: Context,
  { quote, text }: Said,
): Promise<void> {
  const asked = (await listComments(db, quote.guid)).findLast(({ authorEmail }) => authorEmail !== '');
  if (!asked) return;
  const { actor } = context;
  const mail = answerMail({
    name: asked.authorName,
    question: asked.text,
    answer: text,
    number: quote.number,
    actor,
  });
  const { companyGuid } = quote;
  await queueMail(db, afterCommit, context, {
    companyGuid,
    to: asked.authorEmail,
    replyTo: actor.email,
    ...mail,
  });
}

export const addComment = endpoint(comments.add, async (context, { params, body }) => {
  const { tenant, actor, clock } = context;
  guardPrices(actor);
  const { text, outside } = body;
  const guid = body.guid ?? newGuid(clock());
  return tenant(async (db, afterCommit) => {
    const quote = await findQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    const people = (await loadThread(db, quote.guid, actor)).people.map((person) => person.guid);
    const mentions = body.mentions.filter((one) => people.includes(one));
    const isNew = await insertComment(db, {
      guid,
      companyGuid: quote.companyGuid,
      quoteGuid: quote.guid,
      authorGuid: actor.userGuid,
      authorName: `${actor.firstName} ${actor.lastName}`,
      text,
      mentions,
      positionId: body.positionId,
      outside,
      createdAt: clock(),
    });
    if (!isNew && !(await findComment(db, quote.guid, guid))) throw new AppError('GUID_TAKEN');
    if (isNew) {
      const said = { quote, text, mentions, outside };
      await tellOthers(db, afterCommit, context, said);
      if (outside) await mailBuyer(db, afterCommit, context, said);
    }
    return loadThread(db, quote.guid, actor);
  });
});
