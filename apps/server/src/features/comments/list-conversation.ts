import { comments, jobComments } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { loadConversation } from './conversation.ts';
import { loadSubject, type Place } from './subject.ts';

const list = (context: Context, place: Place) =>
  context.tenant(async (db) => {
    await loadSubject(db, place);
    return loadConversation(db, place, context);
  });

export const listConversation = endpoint(comments.list, (context, { params }) =>
  list(context, { of: 'quote', guid: params.guid }),
);
export const listJobConversation = endpoint(jobComments.list, (context, { params }) =>
  list(context, { of: 'job', guid: params.guid }),
);
