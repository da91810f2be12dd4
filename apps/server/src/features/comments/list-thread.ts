import { comments, jobComments } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { loadSubject, type Place } from './subject.ts';
import { loadThread } from './thread.ts';

const list = (context: Context, place: Place) =>
  context.tenant(async (db) => {
    await loadSubject(db, place);
    return loadThread(db, place, context);
  });

export const listThread = endpoint(comments.list, (context, { params }) =>
  list(context, { of: 'quote', guid: params.guid }),
);
export const listJobThread = endpoint(jobComments.list, (context, { params }) =>
  list(context, { of: 'job', guid: params.guid }),
);
