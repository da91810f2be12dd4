import type { z } from 'zod';
import { registry } from '../registries/registry.ts';
import { blankCustomer } from './blank-customer.ts';
import { customerFields } from './customer-fields.ts';

export const customers = registry({
  path: 'customers',
  what: 'customers',
  scopes: { read: 'customers:read', write: 'customers:write' },
  entity: 'customer',
  label: 'Cliente',
  sheet: 'Clienti',
  missing: 'Questo cliente non è in anagrafica: scegline un altro.',
  fields: customerFields,
  blank: blankCustomer(),
});
export type Customer = z.output<typeof customers.row>;
