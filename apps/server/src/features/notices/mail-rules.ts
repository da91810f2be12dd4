import { type NoticeKind, type NoticeMail, noticeKinds } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { listSettings } from './repository.ts';

/** Default mail setting of each kind of notice. */
const rules: Readonly<Record<NoticeKind, NoticeMail>> = {
  'offer-opened': 'never',
  'offer-accepted': 'now',
  'offer-refused': 'now',
  'offer-question': 'now',
  'quote-settled': 'never',
  'quote-taken': 'never',
  'quote-assigned': 'now',
  'quote-ending': 'now',
  'quote-follow-up': 'never',
  'mail-failed': 'never',
  comment: 'never',
  mention: 'now',
};

export async function mailRules(db: Db, userGuid: string): Promise<Record<NoticeKind, NoticeMail>> {
  const own = await listSettings(db, userGuid);
  return Object.fromEntries(
    noticeKinds.map((kind) => [kind, own.find((one) => one.kind === kind)?.mail ?? rules[kind]]),
  ) as Record<NoticeKind, NoticeMail>;
}

/** Users who lead a company get the weekly mail unless they switched it off. */
export async function wantsWeekly(db: Db, userGuid: string): Promise<boolean> {
  const own = await listSettings(db, userGuid);
  return own.find(({ kind }) => kind === 'weekly')?.mail !== 'never';
}
