import { type Notice, notices } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { countUnread, listNotices, type NoticeRow } from './repository.ts';

const present = ({ createdAt, readAt, of, aboutGuid, number, ...row }: NoticeRow): Notice => ({
  ...row,
  about: { of, guid: aboutGuid, number },
  at: createdAt.toISOString(),
  isRead: readAt !== null,
});

export const getNotices = endpoint(notices.list, ({ tenant, actor }) =>
  tenant(async (db) => ({
    unread: await countUnread(db, actor.userGuid),
    rows: (await listNotices(db, actor.userGuid)).map(present),
  })),
);
