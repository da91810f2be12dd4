import { blankCustomer, type RequestContent } from '@truciolo/contract';
import type { QuoteCustomer } from '@truciolo/quote';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { insertRows } from '../../../platform/registry/registry-repository.ts';
import { customersTable } from '../../customers/index.ts';

/** A new customer with what the mail says about it. */
async function addCustomer(
  db: Db,
  { actor, clock }: Context,
  content: RequestContent,
): Promise<string | null> {
  const { customerName: name, vatNumber, email, phone, contact } = content;
  if (name === '') return null;
  const contacts = contact === '' ? [] : [{ name: contact, role: '', email, phone }];
  const now = clock();
  const { companyGuid } = actor;
  const values = { ...blankCustomer(), name, vatNumber, email, phone, contacts };
  const [row] = await insertRows(db, customersTable, [values], { companyGuid, now });
  if (!row) return null;
  const entry = { action: 'create', entity: 'customer', entityGuid: row.guid, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry });
  return row.guid;
}

/** The customer as the quote prints it: recognised, or created from the request. */
export async function customerOf(db: Db, context: Context, content: RequestContent): Promise<QuoteCustomer> {
  const guid = content.customerGuid ?? (await addCustomer(db, context, content));
  const { customerName: name, vatNumber, email, contact } = content;
  const row = guid
    ? await db
        .selectFrom('customers')
        .select(['guid', 'name', 'vatNumber', 'email', 'legalAddress'])
        .where('guid', '=', guid)
        .executeTakeFirst()
    : undefined;
  if (!row) return { guid: null, name, contact, email, address: '', vatNumber };
  const { street, postalCode, city, province } = row.legalAddress;
  const town = [postalCode, city, province && `(${province})`].filter(Boolean).join(' ');
  return {
    guid: row.guid,
    name: row.name,
    contact,
    email: email || row.email,
    address: [street, town].filter(Boolean).join(', '),
    vatNumber: row.vatNumber || vatNumber,
  };
}
