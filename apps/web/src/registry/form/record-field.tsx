import { Autocomplete, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { fromEuro, inEuro } from '@truciolo/money';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { quietBlur } from '../../components/number-field/quiet-blur.ts';
import type { FieldSpec } from '../definition/field-spec.ts';
import classes from './record-form.module.css';
import { useRecordContext } from './record-form-context.ts';

const ORDER = ['label', 'input', 'description', 'error'] as const;

interface RecordFieldProps {
  readonly path: string;
  /** Where typing starts when a dialog opens. */
  readonly isFirst?: boolean;
}

/** One field of the row, with the control and the words its spec asks for. */
export function RecordField({ path, isFirst = false }: RecordFieldProps) {
  const { form, specs, warnings, hidesCosts } = useRecordContext();
  const spec = specs[path];
  if (!spec) throw new Error(`no spec for the field ${path}`);
  if (spec.cost && hidesCosts) return null;
  const input = quietBlur(form.getInputProps(path));
  const warning = warnings[path];
  const shared = {
    name: path,
    label: spec.label,
    error: input.error,
    onBlur: input.onBlur,
    onFocus: input.onFocus,
    'data-path': path,
    'data-autofocus': isFirst || undefined,
    withAsterisk: spec.required ?? false,
    description: warning ? <span className={classes.warning}>{warning}</span> : spec.hint,
    inputWrapperOrder: [...ORDER],
  };
  return (
    <div data-span={spec.span ?? 6}>
      <Control
        spec={spec}
        shared={shared}
        value={input.value}
        onValue={(next) => form.setFieldValue(path, next)}
      />
    </div>
  );
}

interface ControlProps {
  readonly spec: FieldSpec;
  readonly shared: Record<string, unknown> & { readonly label: string };
  readonly value: unknown;
  readonly onValue: (next: unknown) => void;
}

function Control({ spec, shared, value, onValue }: ControlProps) {
  const text = typeof value === 'string' ? value : '';
  const number = typeof value === 'number' ? value : null;
  const names = (spec.options ?? []).map(({ label }) => label);
  switch (spec.kind) {
    case 'area':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxRows={12}
          value={text}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          unit={spec.unit}
          decimals={spec.decimals}
          value={number}
          onChange={onValue}
        />
      );
    case 'money':
      return (
        <NumberField
          {...shared}
          unit={spec.unit ?? '€'}
          decimals={spec.decimals ?? 4}
          leastDecimals={2}
          value={number === null ? null : inEuro(number)}
          onChange={(next) => onValue(next === null ? null : fromEuro(next))}
        />
      );
    case 'flag':
      return (
        <Switch
          label={shared.label}
          name={String(shared.name)}
          description={spec.hint}
          checked={value === true}
          onChange={(event) => onValue(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <Select
          {...shared}
          data={(spec.options ?? []).map((option) => ({ ...option }))}
          value={text === '' ? null : text}
          onChange={onValue}
          allowDeselect={false}
          searchable={(spec.options ?? []).length > 8}
          nothingFoundMessage="Nessuna voce"
          comboboxProps={{ withinPortal: true }}
        />
      );
    case 'suggested':
      return <Autocomplete {...shared} data={names} limit={8} value={text} onChange={onValue} />;
    case 'list':
      return (
        <TagsInput
          {...shared}
          data={names}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={onValue}
          placeholder="Scrivi e premi Invio"
          acceptValueOnBlur
        />
      );
    default:
      return (
        <TextInput
          {...shared}
          type={spec.kind === 'email' ? 'email' : 'text'}
          value={text}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      );
  }
}
