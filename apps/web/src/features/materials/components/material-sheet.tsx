import { Button } from '@mantine/core';
import type { MaterialFields } from '@truciolo/contract';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { CuttingSpeeds } from './cutting-speeds.tsx';

/** Names, weight, price and cutting data of the material. */
export function MaterialSheet() {
  const { values, set } = useRecordForm<MaterialFields>();
  return (
    <>
      <RecordSection title="Dati" fields={['designation', 'wnr', 'aisi', 'condition', 'commonNames']} />
      <RecordSection
        title="Prezzo"
        fields={['pricePerKg', 'platePricePerKg', 'chipRevenuePerKg', 'priceSource']}
      >
        {values.priceConfirmed || values.pricePerKg === null ? null : (
          <NoteBar
            tone="warn"
            actions={
              <Button size="xs" onClick={() => set('priceConfirmed', true)}>
                Conferma
              </Button>
            }
          >
            Ordine di grandezza della libreria: un preventivo lo dirà finché non lo confermi.
          </NoteBar>
        )}
      </RecordSection>
      <RecordSection
        title="Dati fisici e di taglio"
        fields={['isoGroup', 'density', 'kc11', 'mc', 'hardness']}
      >
        <CuttingSpeeds />
      </RecordSection>
      <RecordSection title="Acquisto" fields={['shapes', 'suppliers']} />
      <RecordSection title="Altro" fields={['tags', 'notes']} />
    </>
  );
}
