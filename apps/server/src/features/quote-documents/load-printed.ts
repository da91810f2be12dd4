import type { QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { addDays } from '../../platform/rome-time.ts';
import { findCompany } from '../companies/index.ts';
import { findQuote, findRevision } from '../quotes/index.ts';
import { findUser } from '../users/index.ts';
import type { Brand, PdfOrder } from './pdf/pdf-order.ts';

type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export type Quote = NonNullable<Awaited<ReturnType<typeof findQuote>>>;
export type Revision = NonNullable<Awaited<ReturnType<typeof findRevision>>>;

/** A revision with everything around it that a document shows. */
export interface Printed {
  readonly quote: Quote;
  readonly revision: Revision;
  readonly document: QuoteDocument;
  readonly company: Company;
  readonly owner: { readonly name: string; readonly email: string };
  readonly validUntil: string;
}

/** Without a revision, the newest. */
export async function loadPrinted(db: Db, guid: string, wanted?: number): Promise<Printed> {
  const quote = await findQuote(db, guid);
  const revision = quote && (await findRevision(db, guid, wanted ?? quote.revision));
  if (!quote || !revision) throw new AppError('NOT_FOUND');
  const company = await findCompany(db, quote.companyGuid);
  if (!company) throw new AppError('NOT_FOUND');
  const owner = await findUser(db, quote.ownerGuid);
  const { document } = revision;
  return {
    quote,
    revision,
    document,
    company,
    owner: { name: quote.ownerName, email: owner?.email ?? company.email },
    validUntil: addDays(document.date, document.validityDays),
  };
}

async function brandOf(company: Company, files: FileStore): Promise<Brand> {
  const { logoFile, logoType } = company;
  const bytes = logoFile && logoType ? await files.get(logoFile) : null;
  return {
    name: company.name,
    address: company.address,
    postalCode: company.postalCode,
    city: company.city,
    province: company.province,
    vatNumber: company.vatNumber,
    phone: company.phone,
    email: company.email,
    website: company.website,
    colour: company.pdfColour,
    intro: company.pdfIntro,
    conditions: company.pdfConditions,
    footer: company.pdfFooter,
    logo: bytes && logoType ? { bytes: new Uint8Array(bytes), type: logoType } : null,
  };
}

/** What the printing thread needs, and nothing of the database. */
export async function orderOf(
  { quote, revision, document, company, owner, validUntil }: Printed,
  kind: PdfOrder['kind'],
  files: FileStore,
): Promise<PdfOrder> {
  return {
    kind,
    document,
    number: quote.number,
    revision: revision.revision,
    validUntil,
    owner,
    brand: await brandOf(company, files),
    draft: revision.state === 'draft',
  };
}

/** A name that every file system takes. */
export const fileNameOf = (
  { quote, revision }: Pick<Printed, 'quote' | 'revision'>,
  what: string,
  ending: string,
) =>
  `${[quote.number.replace(/[^\w.-]+/g, '-'), `rev${revision.revision}`, what].filter(Boolean).join('-')}.${ending}`;
