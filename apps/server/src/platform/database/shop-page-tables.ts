import type { NoPriceReason, PartFacts, PricedPart, ShopLanguage, ShopPageFields } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import type { ColumnType } from 'kysely';
import type { Defaulted, Instant, Json } from './column-types.ts';

interface ShopPagesTable {
  companyGuid: string;
  slug: string;
  active: boolean;
  settings: Json<Omit<ShopPageFields, 'slug' | 'active'>>;
  version: Defaulted<number>;
  updatedAt: Instant;
}

interface ShopUploadsTable {
  guid: string;
  companyGuid: string;
  keyHash: string;
  name: string;
  type: string;
  bytes: number;
  file: string;
  createdAt: Instant;
}

/** A part as the buyer sent it. */
export interface SentPart {
  /** Of the position in the request's content. */
  readonly positionId: string;
  readonly name: string;
  readonly notes: string;
  readonly materialGuid: string | null;
  readonly material: string;
  readonly treatment: string;
  readonly treatmentWork: string | null;
  readonly tolerance: string;
  readonly quantities: readonly number[];
  /** The buyer's browser measured them. */
  readonly facts: PartFacts | null;
  readonly threads: Readonly<Record<string, string | null>>;
  readonly files: readonly string[];
  /** The range that the buyer saw. */
  readonly seen: { readonly prices: PricedPart['prices']; readonly reason: NoPriceReason | null };
  /** Price per piece of the shop's engine when the request was sent. */
  readonly units: readonly { readonly quantity: number; readonly unit: Money | null }[];
}

interface SentRequest {
  readonly name: string;
  readonly company: string;
  readonly language: ShopLanguage;
  readonly wantedBy: string | null;
  readonly parts: readonly SentPart[];
}

/** The server's own reading of the model of one part, compared with the facts that the browser sent. */
export interface PartReading {
  readonly positionId: string;
  readonly state: 'same' | 'different' | 'unreadable' | 'no-model';
  /** Italian sentences. */
  readonly differences: readonly string[];
  /** Of the model as the server read it. */
  readonly facts: PartFacts | null;
}

export interface ShopRequestsTable {
  requestGuid: string;
  companyGuid: string;
  tokenHash: string;
  email: string;
  sent: Json<SentRequest>;
  reading: ColumnType<readonly PartReading[] | null, string | null | undefined, string | null>;
  sentAt: Instant;
}

interface ShopBuyerLinksTable {
  guid: string;
  companyGuid: string;
  tokenHash: string;
  email: string;
  createdAt: Instant;
  expiresAt: Instant;
}

export interface ShopPageSchema {
  shopPages: ShopPagesTable;
  shopUploads: ShopUploadsTable;
  shopRequests: ShopRequestsTable;
  shopBuyerLinks: ShopBuyerLinksTable;
}
