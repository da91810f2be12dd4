import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { WorkFields } from '@truciolo/contract';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import {
  RecordFormProvider,
  useRecordContext,
  useRecordForm,
} from '../../../registry/form/record-form-context.ts';
import { RecordSection } from '../../../registry/form/record-section.tsx';
import { chargeUnit, workSpecs } from '../work-specs.ts';
import { FormulaSection } from './formula-section.tsx';

/** The fields that mean something for the way the process is charged. */
function chargeFields({ charge, external }: WorkFields): readonly string[] {
  const outside = external ? ['minimum', 'leadDays'] : [];
  switch (charge) {
    case 'time':
      return ['setupMinutes', 'cycleMinutes', ...(external ? ['rate'] : []), ...outside];
    case 'formula':
      return outside;
    default:
      return ['rate', ...(external ? [] : ['setupMinutes']), ...outside];
  }
}

export function WorkSheet() {
  const { values, set, hidesCosts } = useRecordForm<WorkFields>();
  const context = useRecordContext();
  const { charge, external, confirmed } = values;
  const specs = {
    ...workSpecs,
    rate: {
      ...workSpecs.rate,
      label: 'Prezzo',
      kind: 'money',
      unit: chargeUnit(charge),
      span: 3,
      cost: true,
    },
  } as const;
  return (
    <>
      <RecordSection title="Dati" fields={['code', 'name', 'external', ...(external ? ['supplier'] : [])]} />
      <RecordFormProvider value={{ ...context, specs }}>
        <RecordSection title="Addebito" fields={['charge', ...chargeFields(values)]}>
          {charge === 'time' && !external ? <MachineField /> : null}
          {confirmed || hidesCosts ? null : (
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
      </RecordFormProvider>
      {charge === 'formula' && !hidesCosts ? <FormulaSection /> : null}
      <RecordSection title="Altro" fields={['tags', 'notes']} />
    </>
  );
}

function MachineField() {
  const { values, set } = useRecordForm<WorkFields>();
  const machines = useQuery(machinesQuery);
  return (
    <Select
      mt={8}
      label="Macchina"
      description="Il costo orario viene da lì."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={machines.isPending ? 'Caricamento…' : 'Scegli la macchina'}
      data={(machines.data ?? []).map(({ guid, code, name }) => ({
        value: guid,
        label: `${code} · ${name}`,
      }))}
      value={values.machineGuid}
      onChange={(guid) => set('machineGuid', guid)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Togli la macchina' }}
      nothingFoundMessage="Nessuna macchina"
    />
  );
}
