import { blankCustomer, type Customer, customerFields, customers } from '@truciolo/contract';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RecordDefinition } from '../../registry/definition/registry-definition.ts';
import { customerSpecs } from './customer-specs.ts';
import { customerWarnings } from './customer-warnings.ts';
import { maySaveCustomer } from './may-save-customer.ts';

const calls = registryCalls('customers', customers);

export const customerRecord: RecordDefinition<Customer> = {
  calls,
  texts: {
    title: 'Anagrafica Clienti',
    one: 'cliente',
    many: 'clienti',
    feminine: false,
    create: 'Nuovo cliente',
    search: 'Cerca nome, P.IVA, città',
    empty: 'Aggiungi il primo cliente: basta la ragione sociale, la partita IVA la controlliamo subito.',
  },
  form: {
    schema: customerFields,
    specs: customerSpecs,
    blank: blankCustomer,
    warnings: customerWarnings,
    maySave: (saving) => maySaveCustomer(calls, saving),
  },
};
