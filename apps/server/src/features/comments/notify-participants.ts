import type { Context } from '../../platform/context.ts';
import type { AfterCommit, Db } from '../../platform/database/handles.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { tell } from '../notices/index.ts';
import { answerMail } from './mails.ts';
import { listComments, listUsersWithoutCostAccess } from './repository.ts';
import type { Subject } from './subject.ts';

interface Said {
  readonly subject: Subject;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly outside: boolean;
  /** File names. */
  readonly files: readonly string[];
}

/** Mentioned users are notified of the mention; the owner and earlier authors of the new comment. */
export async function notifyParticipants(
  db: Db,
  afterCommit: AfterCommit,
  context: Context,
  said: Said,
): Promise<void> {
  const { subject, text, mentions, outside, files } = said;
  const { actor } = context;
  const news = {
    companyGuid: subject.companyGuid,
    ...(subject.of === 'quote' ? { quote: subject } : { job: subject }),
    actorGuid: actor.userGuid,
    who: `${actor.firstName} ${actor.lastName}`,
    // A comment with a picture may have no text.
    text: text || files.join(', '),
  };
  const named = new Set(mentions);
  for (const to of named) await tell(db, afterCommit, context, { ...news, kind: 'mention', to });
  const blind = outside || subject.of === 'job' ? [] : await listUsersWithoutCostAccess(db);
  const earlier = (await listComments(db, subject)).flatMap(({ authorGuid }) => authorGuid ?? []);
  for (const to of new Set([subject.ownerGuid, ...earlier]))
    if (!named.has(to) && !blind.includes(to))
      await tell(db, afterCommit, context, { ...news, kind: 'comment', to });
}

/** The answer goes to the buyer who asked last. */
export async function mailBuyer(
  db: Db,
  afterCommit: AfterCommit,
  context: Context,
  { subject, text, files }: Said,
): Promise<void> {
  const asked = (await listComments(db, subject)).findLast(({ authorEmail }) => authorEmail !== '');
  if (!asked) return;
  const { actor } = context;
  const { companyGuid, number } = subject;
  const mail = answerMail({
    name: asked.authorName,
    question: asked.text,
    answer: text,
    files,
    number,
    actor,
  });
  await queueMail(db, afterCommit, context, {
    companyGuid,
    to: asked.authorEmail,
    replyTo: actor.email,
    ...mail,
  });
}
