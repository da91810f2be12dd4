import { customers } from '@truciolo/contract';
import { sql } from 'kysely';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

interface Address {
  readonly city: string;
  readonly province: string;
}

export const customersTable: RegistryTable = {
  table: 'customers',
  registry: customers,
  nameColumn: 'name',
  found: {
    code: sql`code`,
    detail: sql`concat_ws(' · ', nullif(legal_address->>'city', ''), nullif(vat_number, ''))`,
  },
  jsonFields: ['legalAddress', 'deliveryAddresses', 'contacts'],
  sortColumns: {
    name: 'sortKey',
    code: 'code',
    vatNumber: 'vatNumber',
    rating: 'rating',
    discount: 'discount',
    city: sql`lower(legal_address ->> 'city')`,
    phone: 'phone',
    email: 'email',
    paymentTerms: 'paymentTerms',
    tags: 'tags',
    updatedAt: 'updatedAt',
  },
  filterColumns: { tags: 'tags', language: 'language', rating: 'rating' },
  searchText: ({ code, name, vatNumber, fiscalCode, email, legalAddress, contacts, tags }) => {
    const { city, province } = legalAddress as Address;
    const people = (contacts as { name: string }[]).map((contact) => contact.name);
    return [code, name, vatNumber, fiscalCode, email, city, province, ...people, ...(tags as string[])].join(
      ' ',
    );
  },
  sortText: ({ name }) => String(name),
  secrets: { discount: 0, margin: null },
  unique: { field: 'code', index: 'customers_code_key' },
};
