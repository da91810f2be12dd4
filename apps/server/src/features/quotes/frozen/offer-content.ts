import type { JsonText } from '@truciolo/contract';
import { provinceCode } from '@truciolo/italian';
import type { PlannedDays, QuoteDocument, StoredPrice } from '@truciolo/quote';
import type { OfferContent } from '../../../platform/database/document-tables.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { Letterhead } from '../../../platform/database/quote-tables.ts';
import { holdCompany } from '../../companies/index.ts';
import { findUser } from '../../identity/index.ts';
import { offerOffThread } from '../off-thread/price-off-thread.ts';
import type { PriceServices } from '../off-thread/price-requests.ts';

export type { Letterhead, OfferContent };

/** About to be stored: its prices may be the JSON they will be stored as. */
export type NewContent = Omit<OfferContent, 'price'> & { readonly price: StoredPrice | JsonText };

/** Counted up whenever a PDF made from the same content would look or read otherwise. */
const DOCUMENT_LAYOUT = 2;

interface Owned {
  readonly companyGuid: string;
  readonly ownerGuid: string;
}

/** The current company data and contact person. */
export async function letterheadOf(db: Db, { companyGuid, ownerGuid }: Owned): Promise<Letterhead> {
  const company = await holdCompany(db, companyGuid);
  const owner = await findUser(db, ownerGuid);
  const { logoFile, logoType } = company;
  return {
    name: company.name,
    address: company.address,
    postalCode: company.postalCode,
    city: company.city,
    province: provinceCode(company.province),
    vatNumber: company.vatNumber,
    phone: company.phone,
    email: company.email,
    website: company.website,
    colour: company.pdfColour,
    intro: company.pdfIntro,
    conditions: company.pdfConditions,
    footer: company.pdfFooter,
    pec: company.pec,
    iban: company.iban,
    logo: logoFile && logoType ? { file: logoFile, type: logoType } : null,
    contact: {
      name: owner ? `${owner.firstName} ${owner.lastName}` : company.name,
      email: owner?.email ?? company.email,
    },
  };
}

/** The document priced by today's engine, under its letterhead. */
export async function contentOfToday(
  services: PriceServices,
  document: QuoteDocument,
  planned: PlannedDays,
  { companyGuid, letterhead }: { readonly companyGuid: string; readonly letterhead: Letterhead },
): Promise<NewContent> {
  const priced = await offerOffThread(services, companyGuid, document, planned);
  return { ...priced, letterhead, layout: DOCUMENT_LAYOUT };
}
