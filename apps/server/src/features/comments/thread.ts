import type { Comment, CommentThread, OfferTalkLines } from '@truciolo/contract';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { type CommentRow, listComments, listPeople } from './repository.ts';

const present = (row: CommentRow): Comment => ({
  guid: row.guid,
  authorGuid: row.authorGuid,
  authorName: row.authorName,
  text: row.text,
  positionId: row.positionId,
  outside: row.outside,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedBy,
});

type Reader = Pick<Actor, 'userGuid' | 'hideCosts'>;

/**
 * Colleagues speak of costs among themselves: who may not see those reads what the buyer reads, their own words and
 * what was said to them by name.
 */
export const mayRead =
  ({ userGuid, hideCosts }: Reader) =>
  ({ outside, authorGuid, mentions }: Pick<CommentRow, 'outside' | 'authorGuid' | 'mentions'>): boolean =>
    !hideCosts || outside || authorGuid === userGuid || mentions.includes(userGuid);

/** As one of the shop's people reads it. */
export const loadThread = async (db: Db, quoteGuid: string, reader: Reader): Promise<CommentThread> => ({
  comments: (await listComments(db, quoteGuid)).filter(mayRead(reader)).map(present),
  people: await listPeople(db),
});

/** As the buyer reads it: what went outside, and nothing else. */
export const loadTalk = async (db: Db, quoteGuid: string): Promise<OfferTalkLines> => ({
  lines: (await listComments(db, quoteGuid))
    .filter(({ outside }) => outside)
    .map(({ authorGuid, authorName, text, createdAt }) => ({
      fromShop: authorGuid !== null,
      name: authorName,
      text,
      at: createdAt.toISOString(),
    })),
});
