import type { NoticeKind, NoticeMail } from '@truciolo/contract';
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
  createdAt: Instant;
  readAt: MaybeInstant;
}

export interface NoticeSettingsTable {
  companyGuid: string;
  userGuid: string;
  kind: NoticeKind;
  mail: NoticeMail;
}

export interface CollaborationSchema {
  notices: NoticesTable;
  noticeSettings: NoticeSettingsTable;
}
