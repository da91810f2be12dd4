import { Autocomplete, ColorInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { printNumber } from '@truciolo/italian';
import { TAX_REGIMES } from '@truciolo/jobs';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { provinces } from '../../../entities/companies/provinces.data.ts';
import { vatWarning } from '../../../entities/companies/vat-warning.ts';
import type { ProfileField as Field } from '../profile-fields.ts';

interface ProfileFieldProps {
  readonly field: Field;
  readonly input: GetInputPropsReturnType;
  readonly readOnly: boolean;
}

/** Colours people print with, before the free choice. */
const SWATCHES = ['#c8420c', '#2a5d87', '#1c7443', '#8c6bb1', '#8a5300', '#3d454e'];

const REGIMES = Object.entries(TAX_REGIMES).map(([value, label]) => ({
  value,
  label: `${value} · ${label}`,
}));

function descriptionOf(field: Field, value: unknown): string | undefined {
  if (field.name === 'vatNumber') return vatWarning(String(value)) ?? undefined;
  if (field.name === 'quoteNumberFormat') {
    return `Il primo dell’anno sarà ${printNumber(String(value), new Date().getFullYear(), 1)}`;
  }
  return field.hint;
}

/** One field of the profile with the control its kind asks for. */
export function ProfileField({ field, input, readOnly }: ProfileFieldProps) {
  const shared = {
    ...input,
    label: field.label,
    name: field.name,
    readOnly,
    description: descriptionOf(field, input.value),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
  };
  switch (field.kind) {
    case 'flag':
      return (
        <Switch
          label={field.label}
          name={field.name}
          description={field.hint}
          checked={input.value === true}
          disabled={readOnly}
          onChange={input.onChange}
        />
      );
    case 'area':
      return <Textarea {...shared} autosize minRows={2} maxRows={10} />;
    case 'number':
      return <NumberField {...shared} decimals={field.name === 'validityDays' ? 0 : 2} unit={field.unit} />;
    case 'colour':
      return <ColorInput {...shared} format="hex" swatches={SWATCHES} withEyeDropper={false} />;
    case 'regime':
      return <Select {...shared} data={REGIMES} allowDeselect={false} />;
    case 'province':
      return <Autocomplete {...shared} data={provinces as string[]} limit={8} />;
    default:
      return <TextInput {...shared} type={field.kind === 'email' ? 'email' : 'text'} />;
  }
}
