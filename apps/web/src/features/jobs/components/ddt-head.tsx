import { Textarea, TextInput } from '@mantine/core';
import { FieldRow } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import type { DdtFields } from '../ddt-fields.ts';

interface DdtHeadProps {
  readonly fields: DdtFields;
  readonly onFields: (fields: DdtFields) => void;
}

/** Fields of the delivery note besides the pieces and the day. */
export function DdtHead({ fields, onFields }: DdtHeadProps) {
  const text = (name: 'reason' | 'carrier' | 'appearance', label: string) => (
    <TextInput
      label={label}
      maxLength={100}
      value={fields[name]}
      onChange={(event) => onFields({ ...fields, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <FieldRow>
        {text('reason', 'Causale')}
        {text('carrier', 'Trasporto a mezzo')}
      </FieldRow>
      <FieldRow>
        <NumberField
          label="Colli"
          decimals={0}
          min={0}
          value={fields.packages}
          onChange={(packages) => onFields({ ...fields, packages })}
        />
        <NumberField
          label="Peso"
          unit="kg"
          decimals={2}
          min={0}
          value={fields.weight}
          onChange={(weight) => onFields({ ...fields, weight })}
        />
        {text('appearance', 'Aspetto dei beni')}
      </FieldRow>
      <Textarea
        label="Destinazione, se diversa"
        maxLength={500}
        value={fields.destination}
        onChange={(event) => onFields({ ...fields, destination: event.currentTarget.value })}
      />
    </>
  );
}
