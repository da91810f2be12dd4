import type { Customer, CustomerFields } from '@truciolo/contract';
import type { FieldValues } from '../../registry/calls/registry-calls.ts';
import type { FieldSpecs } from '../../registry/definition/field-spec.ts';
import { pickSpecs } from '../../registry/definition/pick-specs.ts';
import { CreateDialog } from '../../registry/record/create-dialog.tsx';
import { customerRecord } from './customer-record.ts';
import { customerSpecs } from './customer-specs.ts';

interface NewCustomerDialogProps {
  readonly name: string;
  readonly onCreated: (customer: Customer) => void;
  readonly onClose: () => void;
}

const fields: FieldSpecs = {
  ...pickSpecs(customerSpecs, ['name']),
  'contacts.0.name': { label: 'Referente', span: 3 },
  ...pickSpecs(customerSpecs, ['email', 'vatNumber', 'legalAddress.city', 'paymentTerms']),
};
const noContact = { name: '', role: '', email: '', phone: '' };

/** The one contact of the form is stored with the customer's address, or not at all. */
const withContact = (values: FieldValues): FieldValues => {
  const { contacts, email } = values as Pick<CustomerFields, 'contacts' | 'email'>;
  const named = contacts.filter(({ name }) => name.trim() !== '');
  return { ...values, contacts: named.map((contact) => ({ ...contact, email })) };
};

/** The few facts a quote needs; the rest is filled in later in the registry. */
export const NewCustomerDialog = ({ name, onCreated, onClose }: NewCustomerDialogProps) => (
  <CreateDialog
    record={customerRecord}
    fields={fields}
    start={{ name, contacts: [noContact] }}
    prepare={withContact}
    onCreated={onCreated}
    onClose={onClose}
  />
);
