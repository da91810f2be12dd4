import type { Quote, QuoteState } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import type { Offer, PositionDraft, QuoteDocument, StoredPrice } from '@truciolo/quote';
import type { ColumnType } from 'kysely';
import type { Defaulted, Instant, Json, MaybeInstant } from './column-types.ts';
import type { RegistryColumns } from './registry-columns.ts';

/** `YYYY-MM-DD` on both engines. */
type Day = ColumnType<string, string, string>;

interface QuoteCountersTable {
  companyGuid: string;
  year: number;
  last: number;
}

export interface QuotesTable {
  guid: string;
  companyGuid: string;
  number: string;
  year: number | null;
  serial: number | null;
  imported: Defaulted<boolean>;
  revision: Defaulted<number>;
  state: QuoteState;
  ownerGuid: string;
  customerGuid: string | null;
  customerName: string;
  customerKey: string;
  title: string;
  date: Day;
  validUntil: Day;
  /** Follow-up day chosen by a user. */
  followUpOn: ColumnType<string | null, string | null | undefined, string | null>;
  /** Computed by the database; null unless the quote is sent. */
  followUpDue: ColumnType<string | null, never, never>;
  tags: string[];
  /** Processes used by the newest revision. */
  workGuids: Defaulted<string[]>;
  positions: number;
  firstPart: string;
  /** 1/10,000 €; null while nothing has a price. */
  taxable: Money | null;
  netMargin: number | null;
  unpriced: number;
  sentAt: MaybeInstant;
  outcome: ColumnType<Quote['outcome'], string | null | undefined, string | null>;
  searchKey: string;
  archivedAt: MaybeInstant;
  createdAt: Instant;
  updatedAt: Instant;
  version: Defaulted<number>;
}

export interface QuoteRevisionsTable {
  companyGuid: string;
  quoteGuid: string;
  revision: number;
  state: QuoteState;
  document: Json<QuoteDocument>;
  totals: Json<Quote['totals']>;
  sentAt: MaybeInstant;
  createdAt: Instant;
  createdBy: string;
}

/** The company as its documents show it, and its contact person for the quote. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly vatNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** `#RRGGBB` */
  readonly colour: string;
  readonly intro: string;
  readonly conditions: string;
  readonly footer: string;
  /** Absent in letterheads that were frozen before the field existed. */
  readonly pec?: string;
  readonly iban?: string;
  readonly logo: { readonly file: string; readonly type: string } | null;
  readonly contact: { readonly name: string; readonly email: string };
}

interface FrozenOffersTable {
  companyGuid: string;
  quoteGuid: string;
  revision: number;
  offer: Json<Offer>;
  price: Json<StoredPrice>;
  letterhead: Json<Letterhead>;
  /** Copy of the letterhead's field, where the search for file references finds it. */
  logoFile: string | null;
  layout: number;
  late: boolean;
  frozenAt: Instant;
  pdfFile: Defaulted<string | null>;
  pdfSha256: Defaulted<string | null>;
}

interface QuoteLinesTable {
  companyGuid: string;
  quoteGuid: string;
  positionId: string;
  quantity: number;
  chosen: boolean;
  code: string;
  description: string;
  material: string;
  materialKey: string;
  weight: number | null;
  unit: number;
  total: number;
  netMargin: number | null;
  searchKey: string;
}

interface QuoteWordsTable {
  companyGuid: string;
  word: string;
}

interface QuoteTemplatesTable extends RegistryColumns {
  name: string;
  family: Defaulted<string>;
  position: Json<PositionDraft>;
  tags: Defaulted<string[]>;
  notes: Defaulted<string>;
}

/** Rows of the sample data of a new company. */
export interface SampleRowsTable {
  entityGuid: string;
  companyGuid: string;
  entity: 'customer' | 'machine' | 'work' | 'quote';
  createdAt: Instant;
}

export interface QuoteSchema {
  quoteCounters: QuoteCountersTable;
  quotes: QuotesTable;
  quoteRevisions: QuoteRevisionsTable;
  frozenOffers: FrozenOffersTable;
  quoteLines: QuoteLinesTable;
  quoteWords: QuoteWordsTable;
  quoteTemplates: QuoteTemplatesTable;
  sampleRows: SampleRowsTable;
}
