import { type Comment, type CommentThread, numbersIn, type OfferTalkLines } from '@truciolo/contract';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { type CommentRow, findNumbered, listComments, listPeople } from './repository.ts';
import type { Place } from './subject.ts';

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
 * Under a quote colleagues speak of costs among themselves: who may not see those reads what the buyer reads, their own
 * words and what was said to them by name. A job has no costs: everybody reads all of it.
 */
export const mayRead =
  ({ userGuid, hideCosts }: Reader, { of }: Place) =>
  ({ outside, authorGuid, mentions }: Pick<CommentRow, 'outside' | 'authorGuid' | 'mentions'>): boolean =>
    of === 'job' || !hideCosts || outside || authorGuid === userGuid || mentions.includes(userGuid);

/** As one of the shop's people reads it. */
export async function loadThread(db: Db, place: Place, reader: Reader): Promise<CommentThread> {
  const comments = (await listComments(db, place)).filter(mayRead(reader, place)).map(present);
  const numbers = comments.flatMap(({ text }) => numbersIn(text));
  return { comments, people: await listPeople(db), links: await findNumbered(db, numbers) };
}

/** As the buyer reads it: what went outside, and nothing else. */
export const loadTalk = async (db: Db, quoteGuid: string): Promise<OfferTalkLines> => ({
  lines: (await listComments(db, { of: 'quote', guid: quoteGuid }))
    .filter(({ outside }) => outside)
    .map(({ authorGuid, authorName, text, createdAt }) => ({
      fromShop: authorGuid !== null,
      name: authorName,
      text,
      at: createdAt.toISOString(),
    })),
});

/** Those of the keys that are people of the company. */
export async function knownPeople(db: Db, guids: readonly string[]): Promise<string[]> {
  const people = new Set((await listPeople(db)).map(({ guid }) => guid));
  return guids.filter((guid) => people.has(guid));
}
