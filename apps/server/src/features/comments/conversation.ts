import { type Comment, type Conversation, numbersIn, type OfferTalkLines } from '@truciolo/contract';
import type { Actor, Context, Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { presentAttached } from '../files/index.ts';
import { type CommentFileRow, draftOf, listFiles } from './file-rows.ts';
import { type CommentRow, findNumbered, listComments, listPeople } from './repository.ts';
import type { Place } from './subject.ts';

type Signing = Pick<Services, 'secrets' | 'clock'>;

const filesOf = (files: readonly CommentFileRow[], commentGuid: string, signing: Signing) =>
  files.filter((file) => file.commentGuid === commentGuid).map((file) => presentAttached(file, signing));

const present = (row: CommentRow, files: Comment['files']): Comment => ({
  guid: row.guid,
  authorGuid: row.authorGuid,
  authorName: row.authorName,
  text: row.text,
  positionId: row.positionId,
  outside: row.outside,
  files,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedBy,
});

type Reader = Pick<Actor, 'userGuid' | 'hideCosts'>;

/**
 * Under a quote, colleagues discuss costs: users without cost access read only the messages that the buyer sees, their
 * own, and those that mention them. A job has no costs: all users read everything.
 */
export const mayRead =
  ({ userGuid, hideCosts }: Reader, { of }: Place) =>
  ({ outside, authorGuid, mentions }: Pick<CommentRow, 'outside' | 'authorGuid' | 'mentions'>): boolean =>
    of === 'job' || !hideCosts || outside || authorGuid === userGuid || mentions.includes(userGuid);

/** The conversation as a user of the shop sees it. */
export async function loadConversation(
  db: Db,
  place: Place,
  context: Pick<Context, 'actor'> & Signing,
): Promise<Conversation> {
  const { actor } = context;
  const files = await listFiles(db, place);
  const comments = (await listComments(db, place))
    .filter(mayRead(actor, place))
    .map((row) => present(row, filesOf(files, row.guid, context)));
  const numbers = comments.flatMap(({ text }) => numbersIn(text));
  return {
    comments,
    people: await listPeople(db),
    links: await findNumbered(db, numbers),
    draftFiles: draftOf(files, actor.userGuid).map((file) => presentAttached(file, context)),
  };
}

/** The conversation as the buyer sees it: only messages marked `outside`. */
export async function loadTalk(db: Db, quoteGuid: string, signing: Signing): Promise<OfferTalkLines> {
  const place = { of: 'quote', guid: quoteGuid } as const;
  const files = await listFiles(db, place);
  const said = (await listComments(db, place)).filter(({ outside }) => outside);
  return {
    lines: said.map(({ guid, authorGuid, authorName, text, createdAt }) => ({
      fromShop: authorGuid !== null,
      name: authorName,
      text,
      files: filesOf(files, guid, signing),
      at: createdAt.toISOString(),
    })),
  };
}

/** The guids that belong to users of the company. */
export async function knownPeople(db: Db, guids: readonly string[]): Promise<string[]> {
  const people = new Set((await listPeople(db)).map(({ guid }) => guid));
  return guids.filter((guid) => people.has(guid));
}
