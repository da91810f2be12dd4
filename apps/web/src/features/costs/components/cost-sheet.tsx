import { Button } from '@mantine/core';
import type { CostFields } from '@truciolo/contract';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { useRecordForm } from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';

export function CostSheet() {
  const { values, set, hidesCosts } = useRecordForm<CostFields>();
  return (
    <>
      <RecordSection title="Dati" fields={['code', 'name', 'category', 'basis']} />
      <RecordSection
        title="Importo"
        fields={[values.basis === 'percent' ? 'percent' : 'amount', 'addToNewQuotes']}
      >
        {values.confirmed || hidesCosts ? null : (
          <NoteBar
            tone="warn"
            actions={
              <Button size="xs" onClick={() => set('confirmed', true)}>
                Conferma
              </Button>
            }
          >
            Valore tipico di partenza: confermalo o correggilo.
          </NoteBar>
        )}
      </RecordSection>
      <RecordSection title="Altro" fields={['tags', 'notes']} />
    </>
  );
}
