import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import {
  blankAddress,
  blankCustomer,
  type Customer,
  type CustomerFields,
  customerFields,
  customers,
} from '@truciolo/contract';
import { FieldRow, FormDialog } from '../../../../components/form-dialog/form-dialog.tsx';
import { api } from '../../../../lib/api/client.ts';
import { schemaRule } from '../../../../lib/form-rule.ts';

interface NewCustomerDialogProps {
  readonly name: string;
  readonly onCreated: (customer: Customer) => void;
  readonly onClose: () => void;
}

/** The few facts a quote needs; the rest is filled in later in the registry. */
export function NewCustomerDialog({ name, onCreated, onClose }: NewCustomerDialogProps) {
  const cache = useQueryClient();
  const form = useForm({
    initialValues: { name, vatNumber: '', email: '', contact: '', city: '', paymentTerms: '' },
    validate: { name: schemaRule(customerFields.shape.name), email: schemaRule(customerFields.shape.email) },
  });
  const save = async () => {
    const { contact, city, ...fields } = form.getValues();
    const contacts =
      contact.trim() === '' ? [] : [{ name: contact, role: '', email: fields.email, phone: '' }];
    const body: CustomerFields = {
      ...blankCustomer(),
      ...fields,
      contacts,
      legalAddress: { ...blankAddress, city },
    };
    onCreated(await api(customers.create, { body }));
    await cache.invalidateQueries({ queryKey: ['customers'] });
  };
  return (
    <FormDialog
      title="Nuovo cliente"
      submit="Crea e usa"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput label="Ragione sociale" data-autofocus required {...form.getInputProps('name')} />
      <FieldRow>
        <TextInput label="Referente" {...form.getInputProps('contact')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      </FieldRow>
      <FieldRow>
        <TextInput label="Partita IVA" {...form.getInputProps('vatNumber')} />
        <TextInput label="Città" {...form.getInputProps('city')} />
      </FieldRow>
      <TextInput label="Pagamento" placeholder="Ri.Ba. 60 gg DFFM" {...form.getInputProps('paymentTerms')} />
    </FormDialog>
  );
}
