import type { RequestContent } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { likePattern, searchKey } from '../../../platform/registry/search-key.ts';

/** Providers whose domain says nothing about the company. */
const PRIVATE_DOMAINS =
  /^(gmail|googlemail|outlook|hotmail|live|yahoo|libero|virgilio|alice|tin|tiscali|icloud|aruba|pec|legalmail|fastwebnet|gmx|web)\./;
const LEGAL_FORM =
  /\b(s\.?\s?r\.?\s?l\.?|s\.?\s?p\.?\s?a\.?|s\.?\s?n\.?\s?c\.?|s\.?\s?a\.?\s?s\.?|gmbh|ag|ltd)\b.*$/i;

interface Sender {
  readonly senderName: string;
  readonly senderEmail: string;
}

const digits = (text: string): string => text.replace(/\D/g, '');

const customers = (db: Db) =>
  db
    .selectFrom('customers')
    .select(['guid', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy('sortKey')
    .limit(2);

/** A customer is recognised only where one row fits: by VAT number, address, domain of the address, or name. */
async function find(db: Db, content: RequestContent, { senderEmail }: Sender) {
  const vat = digits(content.vatNumber);
  const address = searchKey(senderEmail);
  const domain = address.split('@')[1] ?? '';
  const name = searchKey(content.customerName.replace(LEGAL_FORM, ''));
  const ways = [
    vat.length >= 8 && customers(db).where(sql<boolean>`regexp_replace(vat_number, '\\D', '', 'g') = ${vat}`),
    address !== '' &&
      customers(db).where(
        sql<boolean>`lower(email) = ${address} or lower(contacts::text) like ${likePattern(`"${address}"`)}`,
      ),
    domain !== '' &&
      !PRIVATE_DOMAINS.test(domain) &&
      customers(db).where(
        sql<boolean>`lower(email) like ${likePattern(`@${domain}`)} or lower(website) like ${likePattern(domain)}
          or lower(contacts::text) like ${likePattern(`@${domain}"`)}`,
      ),
    name.length >= 4 && customers(db).where('searchKey', 'like', likePattern(name)),
  ];
  for (const way of ways) {
    const rows = way ? await way.execute() : [];
    if (rows.length === 1) return rows[0];
  }
  return undefined;
}

/** The content with its customer of the registry, if one fits. */
export async function recogniseCustomer(
  db: Db,
  content: RequestContent,
  sender: Sender,
): Promise<RequestContent> {
  if (content.customerGuid) return content;
  const found = await find(db, content, sender);
  const contact = content.contact || sender.senderName;
  if (!found) return { ...content, contact };
  return { ...content, contact, customerGuid: found.guid, customerName: found.name };
}
