import { comments } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findQuote, guardPrices } from '../quotes/index.ts';
import { tellOthers } from './add-comment.ts';
import { findComment, updateComment } from './repository.ts';
import { loadThread, mayRead } from './thread.ts';

interface Place {
  readonly guid: string;
  readonly comment: string;
}

async function load(db: Db, { actor }: Context, { guid, comment }: Place) {
  const quote = await findQuote(db, guid);
  const found = quote && (await findComment(db, guid, comment));
  if (!found || !mayRead(actor)(found)) throw new AppError('NOT_FOUND');
  return { quote, comment: found };
}

/** Words of others are theirs; what the buyer has read cannot be unread. */
async function loadOwn(db: Db, context: Context, place: Place) {
  const found = await load(db, context, place);
  if (found.comment.authorGuid !== context.actor.userGuid)
    throw new AppError('FORBIDDEN', { message: 'Puoi cambiare solo i tuoi commenti.' });
  if (found.comment.outside)
    throw new AppError('FORBIDDEN', { message: 'Il cliente l’ha già ricevuto: scrivi un altro messaggio.' });
  return found;
}

export const editComment = endpoint(comments.edit, async (context, { params, body }) => {
  guardPrices(context.actor);
  return context.tenant(async (db, afterCommit) => {
    const { quote, comment } = await loadOwn(db, context, params);
    const people = (await loadThread(db, quote.guid, context.actor)).people.map(({ guid }) => guid);
    const mentions = body.mentions.filter((guid) => people.includes(guid));
    await updateComment(db, comment.guid, { text: body.text, mentions, editedAt: context.clock() });
    const fresh = mentions.filter((guid) => !comment.mentions.includes(guid));
    if (fresh.length > 0)
      await tellOthers(db, afterCommit, context, { quote, text: body.text, mentions: fresh, outside: false });
    return loadThread(db, quote.guid, context.actor);
  });
});

export const removeComment = endpoint(comments.remove, async (context, { params }) => {
  guardPrices(context.actor);
  return context.tenant(async (db) => {
    const { quote, comment } = await loadOwn(db, context, params);
    await updateComment(db, comment.guid, { text: '', mentions: [], removedAt: context.clock() });
    return loadThread(db, quote.guid, context.actor);
  });
});

export const resolveComment = endpoint(comments.resolve, async (context, { params, body }) => {
  const { actor, clock, tenant } = context;
  guardPrices(actor);
  return tenant(async (db) => {
    const { quote, comment } = await load(db, context, params);
    await updateComment(db, comment.guid, {
      resolvedAt: body.resolved ? clock() : null,
      resolvedBy: body.resolved ? `${actor.firstName} ${actor.lastName}` : '',
    });
    return loadThread(db, quote.guid, context.actor);
  });
});
