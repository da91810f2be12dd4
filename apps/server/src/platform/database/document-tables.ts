import type { Offer, QuoteDocument, StoredPrice } from '@truciolo/quote';
import type { ColumnType } from 'kysely';
import type { Defaulted, Instant, Json, MaybeInstant } from './column-types.ts';
import type { Letterhead } from './quote-tables.ts';

/** The computed content of a customer's document. */
export interface OfferContent {
  readonly offer: Offer;
  readonly price: StoredPrice;
  readonly letterhead: Letterhead;
  readonly layout: number;
}

export interface QuoteMailsTable {
  outboxGuid: string;
  companyGuid: string;
  quoteGuid: string;
  revision: number;
  recipient: string;
  document: Json<QuoteDocument>;
  sentBy: string;
  createdAt: Instant;
  deliveredAt: MaybeInstant;
  /** Printed content; null where the quote was frozen before, or the mail is older than the field. */
  content: ColumnType<OfferContent | null, string | null, string | null>;
  pdfFile: string | null;
  pdfSha256: string | null;
}

/** A buyer's answer with the values at that time. Amounts in 1/10,000 €. */
export interface LinkAnswer {
  readonly state: 'accepted' | 'refused';
  readonly name: string;
  readonly reason: string;
  /** Absent in answers from before the field existed. */
  readonly orderNumber?: string;
  readonly at: string;
  readonly lines: readonly { readonly position: string; readonly quantity: number; readonly total: number }[];
  readonly total: number;
}

export interface QuoteLinksTable {
  guid: string;
  companyGuid: string;
  quoteGuid: string;
  revision: number;
  tokenHash: string;
  anyQuantity: Defaulted<boolean>;
  createdBy: string;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: MaybeInstant;
  firstSeenAt: MaybeInstant;
  views: Defaulted<number>;
  answer: ColumnType<LinkAnswer | null, string | null | undefined, string | null>;
}

interface QuoteRemindersTable {
  companyGuid: string;
  quoteGuid: string;
  revision: number;
  validUntil: string;
  sentAt: Instant;
}

export interface QuoteFilesTable {
  guid: string;
  companyGuid: string;
  quoteGuid: string;
  positionId: string | null;
  name: string;
  type: string;
  bytes: number;
  file: string;
  viewFile: Defaulted<string | null>;
  viewType: Defaulted<string | null>;
  uploadedBy: string;
  createdAt: Instant;
}

export interface DocumentSchema {
  quoteMails: QuoteMailsTable;
  quoteLinks: QuoteLinksTable;
  quoteReminders: QuoteRemindersTable;
  quoteFiles: QuoteFilesTable;
}
