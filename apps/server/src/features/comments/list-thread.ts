import { comments, jobComments } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { loadSubject, type Place } from './subject.ts';
import { loadThread } from './thread.ts';

const list = ({ tenant, actor }: Context, place: Place) =>
  tenant(async (db) => {
    await loadSubject(db, actor, place);
    return loadThread(db, place, actor);
  });

export const listThread = endpoint(comments.list, (context, { params }) =>
  list(context, { of: 'quote', guid: params.guid }),
);
export const listJobThread = endpoint(jobComments.list, (context, { params }) =>
  list(context, { of: 'job', guid: params.guid }),
);
