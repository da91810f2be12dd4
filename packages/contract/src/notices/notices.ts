import { z } from 'zod';
import { done, guid, instant } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

export const noticeKinds = [
  'offer-opened',
  'offer-accepted',
  'offer-refused',
  'offer-question',
  'quote-settled',
  'quote-taken',
  'quote-assigned',
  'quote-ending',
  'quote-follow-up',
  'mail-failed',
  'comment',
  'mention',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** At once, in one daily mail, or only in the bell. */
const noticeMails = ['now', 'daily', 'never'] as const;
export type NoticeMail = (typeof noticeMails)[number];

const notice = z.object({
  guid,
  kind: z.enum(noticeKinds),
  /** The quote or job of the notice. */
  about: z.object({ of: z.enum(['quote', 'job']), guid, number: z.string() }),
  /** Author: the buyer or a colleague; empty for the program itself. */
  who: z.string(),
  /** The comment, the last day, or the answer of the mail server. */
  text: z.string(),
  /** Number of occurrences since it was last read. */
  count: z.int(),
  at: instant,
  isRead: z.boolean(),
});
export type Notice = z.output<typeof notice>;

const settings = z.object({
  mail: z.record(z.enum(noticeKinds), z.enum(noticeMails)),
  /** Weekly report of the company by mail on Monday; null for users who do not lead it. */
  weekly: z.boolean().nullable(),
});
export type NoticeSettings = z.output<typeof settings>;

/** Limit of notices; older ones are not shown. */
export const NOTICES_SHOWN = 60;

/**
 * Below the API: a stream of server-sent events that sends an event `notices` whenever the user of the bearer token has
 * something new. It carries no content: clients then fetch the list. It ends by itself after a while.
 */
export const LIVE_PATH = '/notices/live';

export const notices = {
  list: route({
    method: 'GET',
    path: '/notices',
    summary: 'The notices of the user, newest first',
    access: 'session',
    polled: true,
    answer: z.object({ unread: z.int(), rows: z.array(notice) }),
    skipsUnread: true,
  }),
  read: route({
    method: 'POST',
    path: '/notices/read',
    writes: 'once',
    summary: 'Mark notices as read; without `guids` all of them',
    access: 'session',
    licence: 'open',
    body: z.strictObject({ guids: z.array(guid).min(1).max(200).optional() }),
    answer: done,
  }),
  settings: route({
    method: 'GET',
    path: '/notices/settings',
    summary: 'Mail settings of the user’s notices',
    access: 'session',
    answer: settings,
  }),
  changeSettings: route({
    method: 'PUT',
    path: '/notices/settings',
    writes: 'own',
    summary: 'Change the mail setting of a kind of notice',
    access: 'session',
    licence: 'open',
    body: z.strictObject({ kind: z.enum(noticeKinds), mail: z.enum(noticeMails) }),
    answer: settings,
  }),
  changeWeekly: route({
    method: 'PUT',
    path: '/notices/weekly',
    writes: 'own',
    summary: 'Switch the weekly report by mail on or off',
    access: 'session',
    capability: [capabilities.manageConsumerLicences],
    licence: 'open',
    body: z.strictObject({ weekly: z.boolean() }),
    answer: settings,
  }),
};
