import type { DashboardWidget, NoticeKind, NoticeMail } from '@truciolo/contract';
import type { Defaulted, Instant, MaybeInstant } from './column-types.ts';

export interface NoticesTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  kind: NoticeKind;
  quoteGuid: string;
  who: Defaulted<string>;
  text: Defaulted<string>;
  count: Defaulted<number>;
  onceKey: Defaulted<string | null>;
  /** Waits for the next mail of the day. */
  digest: Defaulted<boolean>;
  createdAt: Instant;
  readAt: MaybeInstant;
}

export interface NoticeSettingsTable {
  companyGuid: string;
  userGuid: string;
  kind: NoticeKind | 'weekly';
  mail: NoticeMail;
}

export interface QuoteCommentsTable {
  guid: string;
  companyGuid: string;
  quoteGuid: string;
  authorGuid: string | null;
  authorName: string;
  authorEmail: Defaulted<string>;
  positionId: Defaulted<string | null>;
  text: string;
  mentions: Defaulted<string[]>;
  outside: Defaulted<boolean>;
  createdAt: Instant;
  editedAt: MaybeInstant;
  removedAt: MaybeInstant;
  resolvedAt: MaybeInstant;
  resolvedBy: Defaulted<string>;
}

export interface DashboardLayoutsTable {
  userGuid: string;
  companyGuid: string;
  widgets: DashboardWidget[];
}

export interface CollaborationSchema {
  dashboardLayouts: DashboardLayoutsTable;
  quoteComments: QuoteCommentsTable;
  notices: NoticesTable;
  noticeSettings: NoticeSettingsTable;
}
