import type { PlanInput } from '@truciolo/contract';
import { addDays } from '@truciolo/italian';
import type { Offer, PlannedDays, QuoteDocument, StoredPrice } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { guardWait } from '../../platform/workers/while-locked.ts';
import type { PdfOrder } from '../printing/index.ts';
import {
  type FrozenOffer,
  findQuote,
  findRevision,
  frozenOffer,
  frozenPrice,
  type Letterhead,
  layOutDays,
  letterheadOf,
  type OfferContent,
  offerOffThread,
  type PriceServices,
  type QuoteRecord,
  type RevisionRecord,
  readPlanFor,
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
  /** Input of today's plan for a draft; a sent offer has its own days. */
  readonly plan: PlanInput | null;
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
    plan: frozen ? null : await readPlanFor(db, document, services.clock()),
    letterhead: frozen?.letterhead ?? (await letterheadOf(db, quote)),
    validUntil: addDays(document.date, document.validityDays),
    shown: await shownOf(db, quote.guid, document),
  };
}

/** Parts of a printed revision that its offer is made of. */
export type OfferSource = Pick<Printed, 'frozen' | 'document' | 'quote' | 'plan'>;

/** Days of today's plan for a draft, after the transaction that read it. */
export const daysOfPrinted = (
  services: PriceServices,
  { document, quote, plan }: Pick<Printed, 'document' | 'quote' | 'plan'>,
): Promise<PlannedDays> => layOutDays(services, quote.companyGuid, document, plan);

/** The customer's view: stored for a sent quote, computed for a draft. */
export async function offerOfPrinted(services: PriceServices, printed: OfferSource): Promise<Offer> {
  guardWait();
  const { frozen, document, quote } = printed;
  if (frozen) return frozen.offer;
  const planned = await daysOfPrinted(services, printed);
  return (await offerOffThread(services, quote.companyGuid, document, planned)).offer;
}

/** Input of the printing worker, which has no database. */
export async function orderOf(
  printed: Printed,
  kind: PdfOrder['kind'],
  services: PriceServices & Pick<Services, 'files'>,
  content: Pick<OfferContent, 'offer'> | null = printed.frozen,
): Promise<PdfOrder> {
  const { files } = services;
  const { quote, revision, document, letterhead, frozen, price, validUntil, shown } = printed;
  if (frozen && !price && kind !== 'customer') throw new Error(`the costs of ${quote.number} were not read`);
  const { logo, contact, ...brand } = letterhead;
  const bytes = logo && (await files.get(logo.file));
  return {
    kind,
    document,
    planned: await daysOfPrinted(services, printed),
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
