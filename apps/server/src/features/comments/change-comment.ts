import { type Conversation, comments, jobComments } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { knownPeople, loadConversation, mayRead } from './conversation.ts';
import { deleteFiles, listFiles } from './file-rows.ts';
import { notifyParticipants } from './notify-participants.ts';
import { findComment, updateComment } from './repository.ts';
import { loadSubject, type Place } from './subject.ts';

interface Params {
  readonly guid: string;
  readonly comment: string;
}

async function load(db: Db, { actor }: Context, place: Place, guid: string) {
  const subject = await loadSubject(db, place);
  const comment = await findComment(db, place, guid);
  if (!comment || !mayRead(actor, place)(comment)) throw new AppError('NOT_FOUND');
  return { subject, comment };
}

/** Only the author may change a comment, and one that the buyer has read cannot be removed. */
async function loadOwn(db: Db, context: Context, place: Place, guid: string) {
  const found = await load(db, context, place, guid);
  if (found.comment.authorGuid !== context.actor.userGuid)
    throw new AppError('FORBIDDEN', { message: 'Puoi cambiare solo i tuoi commenti.' });
  if (found.comment.outside)
    throw new AppError('FORBIDDEN', { message: 'Il cliente l’ha già ricevuto: scrivi un altro messaggio.' });
  return found;
}

/** The verbs on one comment, of a quote or of a job. */
const changing = (of: Place['of']) => ({
  edit: (
    context: Context,
    params: Params,
    body: { readonly text: string; readonly mentions: readonly string[] },
  ): Promise<Conversation> => {
    const place = { of, guid: params.guid };
    return context.tenant(async (db, afterCommit) => {
      const { subject, comment } = await loadOwn(db, context, place, params.comment);
      const mentions = await knownPeople(db, body.mentions);
      await updateComment(db, comment.guid, { text: body.text, mentions, editedAt: context.clock() });
      const fresh = mentions.filter((guid) => !comment.mentions.includes(guid));
      if (fresh.length > 0)
        await notifyParticipants(db, afterCommit, context, {
          subject,
          text: body.text,
          mentions: fresh,
          outside: false,
          files: [],
        });
      return loadConversation(db, place, context);
    });
  },
  remove: async (context: Context, params: Params): Promise<Conversation> => {
    const place = { of, guid: params.guid };
    const { gone, conversation } = await context.tenant(async (db) => {
      const { comment } = await loadOwn(db, context, place, params.comment);
      await updateComment(db, comment.guid, { text: '', mentions: [], removedAt: context.clock() });
      const own = (await listFiles(db, place)).filter(({ commentGuid }) => commentGuid === comment.guid);
      const gone = await deleteFiles(
        db,
        own.map(({ guid }) => guid),
      );
      return { gone, conversation: await loadConversation(db, place, context) };
    });
    for (const file of gone) await dropFile(context, file);
    return conversation;
  },
  resolve: (context: Context, params: Params, resolved: boolean): Promise<Conversation> => {
    const { actor, clock, tenant } = context;
    const place = { of, guid: params.guid };
    return tenant(async (db) => {
      const { comment } = await load(db, context, place, params.comment);
      await updateComment(db, comment.guid, {
        resolvedAt: resolved ? clock() : null,
        resolvedBy: resolved ? `${actor.firstName} ${actor.lastName}` : '',
      });
      return loadConversation(db, place, context);
    });
  },
});

const ofQuote = changing('quote');
const ofJob = changing('job');

export const changeComment = [
  endpoint(comments.edit, (context, { params, body }) => ofQuote.edit(context, params, body)),
  endpoint(comments.remove, (context, { params }) => ofQuote.remove(context, params)),
  endpoint(comments.resolve, (context, { params, body }) => ofQuote.resolve(context, params, body.resolved)),
  endpoint(jobComments.edit, (context, { params, body }) => ofJob.edit(context, params, body)),
  endpoint(jobComments.remove, (context, { params }) => ofJob.remove(context, params)),
  endpoint(jobComments.resolve, (context, { params, body }) => ofJob.resolve(context, params, body.resolved)),
];
