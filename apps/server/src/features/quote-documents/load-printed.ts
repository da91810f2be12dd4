import { addDays } from '@truciolo/italian';
import type { Offer, PlannedDays, QuoteDocument, StoredPrice } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PdfOrder } from '../printing/index.ts';
import {
  type FrozenOffer,
  findQuote,
  findRevision,
  frozenOffer,
  frozenPrice,
  type Letterhead,
  letterheadOf,
  type OfferContent,
  offerOffThread,
  type PriceServices,
  plannedDaysOf,
  type QuoteRecord,
  type RevisionRecord,
} from '../quotes/index.ts';
import { type Shown, type ShownFiles, shownOf } from './shown-files.ts';

/** A revision with all the data that a document shows. */
export interface Printed {
  readonly quote: QuoteRecord;
  readonly revision: RevisionRecord;
  readonly document: QuoteDocument;
  /** The offer as it was sent; null for a draft, which is priced and printed as of today. */
  readonly frozen: FrozenOffer | null;
  /** Details behind the sent prices, where they were requested. */
  readonly price: StoredPrice | null;
  /** Days of today's plan for a draft; a sent offer has its own. */
  readonly planned: PlannedDays;
  readonly letterhead: Letterhead;
  readonly validUntil: string;
  readonly shown: Shown;
}

/** Defaults to the newest revision; `withCosts` is for internal documents. */
export async function loadPrinted(
  db: Db,
  services: Pick<Services, 'workers' | 'clock'>,
  guid: string,
  wanted?: number,
  withCosts = false,
): Promise<Printed> {
  const quote = await findQuote(db, guid);
  const revision = quote && (await findRevision(db, guid, wanted ?? quote.revision));
  if (!quote || !revision) throw new AppError('NOT_FOUND');
  const { document } = revision;
  const frozen = await frozenOffer(db, services, quote, revision);
  return {
    quote,
    revision,
    document,
    frozen,
    price: frozen && withCosts ? await frozenPrice(db, guid, revision.revision) : null,
    planned: frozen ? {} : await plannedDaysOf(db, services, quote.companyGuid, document),
    letterhead: frozen?.letterhead ?? (await letterheadOf(db, quote)),
    validUntil: addDays(document.date, document.validityDays),
    shown: await shownOf(db, quote.guid, document),
  };
}

/** Parts of a printed revision that its offer is made of. */
export type OfferSource = Pick<Printed, 'frozen' | 'document' | 'quote' | 'planned'>;

/** The customer's view: stored for a sent quote, computed for a draft. */
export const offerOfPrinted = async (
  priceServices: PriceServices,
  { frozen, document, quote, planned }: OfferSource,
): Promise<Offer> =>
  frozen?.offer ?? (await offerOffThread(priceServices, quote.companyGuid, document, planned)).offer;

/** Input of the printing worker, which has no database. */
export async function orderOf(
  { quote, revision, document, letterhead, frozen, price, planned, validUntil, shown }: Printed,
  kind: PdfOrder['kind'],
  files: FileStore,
  content: Pick<OfferContent, 'offer'> | null = frozen,
): Promise<PdfOrder> {
  if (frozen && !price && kind !== 'customer') throw new Error(`the costs of ${quote.number} were not read`);
  const { logo, contact, ...brand } = letterhead;
  const bytes = logo && (await files.get(logo.file));
  return {
    kind,
    document,
    planned,
    content: content && { offer: content.offer, price },
    number: quote.number,
    revision: revision.revision,
    validUntil,
    owner: contact,
    brand: { ...brand, logo: bytes && logo ? { bytes: new Uint8Array(bytes), type: logo.type } : null },
    draft: content === null,
    pictures: kind === 'customer' ? await readPictures(shown.pictures, files) : {},
  };
}

async function readPictures(pictures: ShownFiles, files: FileStore): Promise<PdfOrder['pictures']> {
  const read = await Promise.all(
    [...pictures].map(async ([guid, { file, type }]) => {
      const bytes = await files.get(file);
      return bytes ? [[guid, { bytes: new Uint8Array(bytes), type }] as const] : [];
    }),
  );
  return Object.fromEntries(read.flat());
}

/** A file name that is valid on every file system. */
export const fileNameOf = (
  { quote, revision }: Pick<Printed, 'quote' | 'revision'>,
  what: string,
  ending: string,
) =>
  `${[quote.number.replace(/[^\w.-]+/g, '-'), `rev${revision.revision}`, what].filter(Boolean).join('-')}.${ending}`;
