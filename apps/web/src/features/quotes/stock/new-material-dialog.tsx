import { Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { blankMaterial, materialFields } from '@truciolo/contract';
import { fromEuro } from '@truciolo/money';
import { type MaterialRateDraft, materialRate } from '@truciolo/quote';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { groupOptions } from '../../../entities/materials/iso-groups.ts';
import { schemaRule } from '../../../lib/form-rule.ts';
import { createMaterial } from '../rates/registry-queries.ts';
import { useForgetRates } from '../rates/use-forget-rates.ts';

interface NewMaterialDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (guid: string, rate: MaterialRateDraft) => void;
}

/** The few words a quote needs of a material; the rest can wait in the registry. */
export function NewMaterialDialog({ onClose, onCreated }: NewMaterialDialogProps) {
  const forgetRates = useForgetRates('materials');
  const form = useForm({
    initialValues: {
      designation: '',
      isoGroup: 'P',
      density: 7.85 as number | null,
      price: null as number | null,
    },
    validate: {
      designation: schemaRule(materialFields.shape.designation),
      density: schemaRule(materialFields.shape.density),
    },
  });
  const save = async () => {
    const { designation, isoGroup, density, price } = form.values;
    const row = await createMaterial({
      ...blankMaterial(),
      designation,
      isoGroup: isoGroup as ReturnType<typeof blankMaterial>['isoGroup'],
      density: density ?? 0,
      pricePerKg: price === null ? null : fromEuro(price),
    });
    onCreated(row.guid, materialRate(row));
    await forgetRates();
  };
  return (
    <FormDialog
      title="Nuovo materiale"
      submit="Crea e usa"
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="Designazione"
        placeholder="C45, 1.4301, EN AW-6082…"
        data-autofocus
        {...form.getInputProps('designation')}
      />
      <FieldRow>
        <Select
          label="Gruppo ISO"
          data={groupOptions}
          allowDeselect={false}
          {...form.getInputProps('isoGroup')}
        />
        <NumberField
          label="Densità"
          unit="kg/dm³"
          decimals={3}
          value={form.values.density}
          onChange={(value) => form.setFieldValue('density', value)}
          error={form.errors.density}
        />
        <NumberField
          label="Prezzo"
          unit="€/kg"
          decimals={4}
          value={form.values.price}
          onChange={(value) => form.setFieldValue('price', value)}
        />
      </FieldRow>
    </FormDialog>
  );
}
