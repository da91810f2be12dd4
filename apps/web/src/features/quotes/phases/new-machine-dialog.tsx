import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { blankMachine, type MachineKind, machineFields } from '@truciolo/contract';
import { fromEuro } from '@truciolo/money';
import { type MachineRateDraft, machineRate } from '@truciolo/quote';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { kindOptions } from '../../../entities/machines/machine-kinds.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { createMachine } from '../rates/registry-queries.ts';
import { useForgetRates } from '../rates/use-forget-rates.ts';

interface NewMachineDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (guid: string, rate: MachineRateDraft) => void;
}

/** The few words a quote needs of a machine; the rest can wait in the registry. */
export function NewMachineDialog({ onClose, onCreated }: NewMachineDialogProps) {
  const forgetRates = useForgetRates('machines');
  const form = useForm({
    initialValues: { code: '', name: '', kind: 'centro-3-assi' as MachineKind, rate: null as number | null },
    validate: {
      code: schemaRule(machineFields.shape.code),
      name: schemaRule(machineFields.shape.name),
    },
  });
  const save = async () => {
    const { code, name, kind, rate } = form.values;
    const hourlyRate = rate === null ? null : fromEuro(rate);
    const row = await createMachine({ ...blankMachine(), code, name, kind, hourlyRate });
    onCreated(row.guid, machineRate(row, true));
    await forgetRates();
  };
  return (
    <FormDialog
      title="Nuova macchina"
      submit="Crea e usa"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <FieldRow>
        <TextInput label="Codice" placeholder="TC-2" data-autofocus {...form.getInputProps('code')} />
        <TextInput label="Nome" placeholder="Tornio CNC" {...form.getInputProps('name')} />
      </FieldRow>
      <FieldRow>
        <Select label="Tipo" data={kindOptions} allowDeselect={false} {...form.getInputProps('kind')} />
        <NumberField
          label="Costo orario"
          unit="€/h"
          value={form.values.rate}
          onChange={(rate) => form.setFieldValue('rate', rate)}
        />
      </FieldRow>
    </FormDialog>
  );
}
