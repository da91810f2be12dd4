import type {
  LearnedLayout,
  RequestContent,
  RequestSource,
  RequestState,
  SenderCheck,
} from '@truciolo/contract';
import type { ColumnType } from 'kysely';
import type { Defaulted, Instant, Json, MaybeInstant } from './column-types.ts';

export interface RequestsTable {
  guid: string;
  companyGuid: string;
  state: RequestState;
  kind: 'request' | 'order' | 'other';
  source: RequestSource;
  subject: string;
  senderName: string;
  senderEmail: string;
  messageId: Defaulted<string | null>;
  text: string;
  notes: Defaulted<string[]>;
  /** Null for requests that did not arrive at the inbound mail server. */
  senderCheck: ColumnType<SenderCheck | null, SenderCheck | null | undefined, never>;
  content: Json<RequestContent>;
  customerGuid: string | null;
  customerName: string;
  answerBy: ColumnType<string | null, string | null, string | null>;
  neededBy: ColumnType<string | null, string | null, string | null>;
  positions: Defaulted<number>;
  quantities: Defaulted<string>;
  missing: Defaulted<number>;
  conflicts: Defaulted<number>;
  ownerGuid: Defaulted<string | null>;
  quoteGuid: Defaulted<string | null>;
  quotedAt: MaybeInstant;
  searchKey: string;
  receivedAt: Instant;
  /** Null for requests that arrived by themselves. */
  createdBy: string | null;
  createdAt: Instant;
  updatedAt: Instant;
  version: Defaulted<number>;
}

export interface RequestFilesTable {
  guid: string;
  companyGuid: string;
  requestGuid: string;
  name: string;
  type: string;
  bytes: number;
  file: string;
  createdAt: Instant;
}

export interface RequestMessagesTable {
  guid: string;
  companyGuid: string;
  requestGuid: string;
  fromShop: boolean;
  name: string;
  email: string;
  subject: string;
  text: string;
  messageId: string | null;
  at: Instant;
}

interface RequestSettingsTable {
  companyGuid: string;
  answerDays: number;
  retentionDays: number;
}

interface DrawingLayoutsTable {
  companyGuid: string;
  customerGuid: string;
  sheet: string;
  field: LearnedLayout['field'];
  place: Json<LearnedLayout['place']>;
  updatedAt: Instant;
}

export interface RequestSchema {
  drawingLayouts: DrawingLayoutsTable;
  requests: RequestsTable;
  requestFiles: RequestFilesTable;
  requestMessages: RequestMessagesTable;
  requestSettings: RequestSettingsTable;
}
