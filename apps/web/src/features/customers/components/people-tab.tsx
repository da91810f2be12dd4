import type { CustomerFields } from '@truciolo/contract';
import { blankAddress } from '@truciolo/contract';
import { addressSpecs, contactSpecs } from '../../../entities/customers/customer-specs.ts';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordList } from '../../../registry/form/record-list.tsx';

/** The people to talk to and the places to deliver to. */
export function PeopleTab() {
  const { values } = useRecordForm<CustomerFields>();
  return (
    <>
      <RecordList
        path="contacts"
        title="Referenti"
        empty="Nessun referente: aggiungi chi chiede i preventivi."
        remove="Togli il referente"
        entries={values.contacts}
        blank={{ name: '', role: '', email: '', phone: '' }}
        specsOf={contactSpecs}
      />
      <RecordList
        path="deliveryAddresses"
        title="Indirizzi di consegna"
        empty="Nessuno: si consegna alla sede legale."
        remove="Togli l’indirizzo"
        entries={values.deliveryAddresses}
        blank={blankAddress}
        specsOf={addressSpecs}
      />
    </>
  );
}
