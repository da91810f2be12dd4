import type { DashboardWidget, NoticeKind, NoticeMail } from '@truciolo/contract';
import type { ColumnType } from 'kysely';
import type { Defaulted, Instant, MaybeInstant } from './column-types.ts';

export interface NoticesTable {
  guid: string;
  companyGuid: string;
  userGuid: string;
  kind: NoticeKind;
  quoteGuid: Defaulted<string | null>;
  jobGuid: Defaulted<string | null>;
  /** The one of the two that is there. */
  aboutGuid: ColumnType<string, never, never>;
  who: Defaulted<string>;
  text: Defaulted<string>;
  count: Defaulted<number>;
  onceKey: Defaulted<string | null>;
  /** Waits for the next mail of the day. */
  digest: Defaulted<boolean>;
  createdAt: Instant;
  readAt: MaybeInstant;
}

interface NoticeSettingsTable {
  companyGuid: string;
  userGuid: string;
  kind: NoticeKind | 'weekly';
  mail: NoticeMail;
}

export interface CommentsTable {
  guid: string;
  companyGuid: string;
  quoteGuid: Defaulted<string | null>;
  jobGuid: Defaulted<string | null>;
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

export interface CommentFilesTable {
  guid: string;
  companyGuid: string;
  quoteGuid: Defaulted<string | null>;
  jobGuid: Defaulted<string | null>;
  /** Null: part of its author's draft. */
  commentGuid: Defaulted<string | null>;
  name: string;
  type: string;
  bytes: number;
  file: string;
  viewFile: Defaulted<string | null>;
  viewType: Defaulted<string | null>;
  uploadedBy: string;
  createdAt: Instant;
}

interface DashboardLayoutsTable {
  userGuid: string;
  companyGuid: string;
  widgets: DashboardWidget[];
}

export interface CollaborationSchema {
  dashboardLayouts: DashboardLayoutsTable;
  comments: CommentsTable;
  commentFiles: CommentFilesTable;
  notices: NoticesTable;
  noticeSettings: NoticeSettingsTable;
}
