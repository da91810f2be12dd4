import { blankAddress, blankCustomer } from '@truciolo/contract';
import type { QuoteCustomer } from '@truciolo/quote';
import type { Db } from '../../platform/database/handles.ts';
import { insertRows } from '../../platform/registry/registry-repository.ts';
import { customersTable } from '../customers/index.ts';
import type { sampleCustomers } from './customers.data.ts';

interface Ground {
  readonly companyGuid: string;
  readonly now: Date;
  /** On every row. */
  readonly tags?: readonly string[];
  /** In front of the running number of the code. */
  readonly code?: string;
}

/** Invented customers into the registry; answers them as a quote copies them. */
export async function addSampleCustomers(
  db: Db,
  chosen: typeof sampleCustomers,
  { companyGuid, now, tags = [], code = 'C' }: Ground,
): Promise<QuoteCustomer[]> {
  const list = chosen.map(({ contact, province, street, postalCode, city, ...customer }, index) => ({
    ...blankCustomer(),
    code: `${code}${String(index + 1).padStart(3, '0')}`,
    ...customer,
    legalAddress: {
      ...blankAddress,
      street,
      postalCode,
      city,
      province,
      country: province === '' ? 'DE' : 'IT',
    },
    contacts: [{ name: contact, role: 'Ufficio acquisti', email: customer.email, phone: '' }],
    paymentTerms: 'RB 60 gg DFFM',
    deliveryTerms: 'Franco nostro stabilimento',
    language: province === '' ? 'en' : 'it',
    rating: 3 + (index % 3),
    tags: [...tags],
  }));
  const rows = await insertRows(db, customersTable, list, { companyGuid, now });
  return rows.map(({ guid }, index) => ({
    guid,
    name: chosen[index]?.name ?? '',
    contact: chosen[index]?.contact ?? '',
    email: chosen[index]?.email ?? '',
    address: [chosen[index]?.city, chosen[index]?.province].filter(Boolean).join(' '),
    vatNumber: '',
  }));
}
