import { Rating } from '@mantine/core';
import type { CustomerFields } from '@truciolo/contract';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';

/** Form with data and terms of the customer. */
export function CustomerSheet() {
  const { values, set } = useRecordForm<CustomerFields>();
  return (
    <>
      <RecordSection title="Dati" fields={['name', 'code', 'vatNumber', 'fiscalCode', 'sdi', 'pec']} />
      <RecordSection title="Recapiti" fields={['email', 'phone', 'website']} />
      <RecordSection
        title="Sede legale"
        fields={['street', 'postalCode', 'city', 'province', 'country'].map((name) => `legalAddress.${name}`)}
      />
      <RecordSection
        title="Condizioni"
        note="valori di partenza dei suoi preventivi"
        fields={['paymentTerms', 'deliveryTerms', 'discount', 'margin', 'language', 'iban']}
      />
      <RecordSection
        title="Valutazione"
        actions={
          <Rating
            value={values.rating}
            onChange={(rating) => set('rating', rating === values.rating ? 0 : rating)}
            getSymbolLabel={(value) => `${value} su 5`}
          />
        }
        fields={['tags', 'notes']}
      />
    </>
  );
}
