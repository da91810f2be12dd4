import { type Conversation, comments, jobComments } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { knownPeople, loadConversation } from './conversation.ts';
import { attachFilesToComment, draftOf, listFiles } from './file-rows.ts';
import { mailBuyer, notifyParticipants } from './notify-participants.ts';
import { findComment, insertComment } from './repository.ts';
import { loadSubject, type Place, rowOf } from './subject.ts';

interface NewComment {
  readonly guid?: string | undefined;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly files: readonly string[];
  readonly positionId?: string | null;
  readonly outside?: boolean;
}

const add = (context: Context, place: Place, body: NewComment): Promise<Conversation> => {
  const { tenant, actor, clock } = context;
  const { text, positionId = null, outside = false } = body;
  const guid = body.guid ?? newGuid(clock());
  return tenant(async (db, afterCommit) => {
    const subject = await loadSubject(db, place);
    const mentions = await knownPeople(db, body.mentions);
    const isNew = await insertComment(db, {
      guid,
      companyGuid: subject.companyGuid,
      ...rowOf(place),
      authorGuid: actor.userGuid,
      authorName: `${actor.firstName} ${actor.lastName}`,
      text,
      mentions,
      positionId,
      outside,
      createdAt: clock(),
    });
    if (!isNew && !(await findComment(db, place, guid))) throw new AppError('GUID_TAKEN');
    if (isNew) {
      const draft = draftOf(await listFiles(db, place), actor.userGuid);
      const files = draft.filter((file) => body.files.includes(file.guid));
      if (files.length < new Set(body.files).size) throw new AppError('FILE_GONE');
      await attachFilesToComment(
        db,
        files.map((file) => file.guid),
        guid,
      );
      const said = { subject, text, mentions, outside, files: files.map(({ name }) => name) };
      await notifyParticipants(db, afterCommit, context, said);
      if (outside) await mailBuyer(db, afterCommit, context, said);
    }
    return loadConversation(db, place, context);
  });
};

export const addComment = endpoint(comments.add, (context, { params, body }) =>
  add(context, { of: 'quote', guid: params.guid }, body),
);
export const addJobComment = endpoint(jobComments.add, (context, { params, body }) =>
  add(context, { of: 'job', guid: params.guid }, body),
);
