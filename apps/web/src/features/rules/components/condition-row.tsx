import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { PlainCondition } from '@truciolo/quote';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { groupOptions } from '../../../entities/materials/iso-groups.ts';
import { numberFields, textFields } from '../../../entities/rules/rule-words.ts';
import { blankCondition, type ConditionField, isNumberField } from '../blank-condition.ts';
import classes from './rule.module.css';

interface ConditionRowProps {
  readonly condition: PlainCondition;
  readonly error: string | null;
  readonly onChange: (condition: PlainCondition) => void;
  /** Null for the last one there is. */
  readonly onRemove: (() => void) | null;
}

const fieldOptions = Object.entries({ ...textFields, ...numberFields })
  .filter(([field]) => field !== 'shape')
  .map(([value, { label }]) => ({ value, label }));

/** One line of "se": field, operator and value. */
export function ConditionRow({ condition, error, onChange, onRemove }: ConditionRowProps) {
  const label = { ...textFields, ...numberFields }[condition.field].label;
  return (
    <li className={classes.line}>
      <Select
        aria-label="Che cosa si guarda"
        data={fieldOptions}
        value={condition.field}
        allowDeselect={false}
        onChange={(field) => onChange(blankCondition(field as ConditionField))}
      />
      <Against condition={condition} label={label} onChange={onChange} />
      <ActionIcon aria-label="Togli la condizione" disabled={onRemove === null} onClick={() => onRemove?.()}>
        <IconX size={14} stroke={1.6} />
      </ActionIcon>
      {error === null ? null : <span className={classes.error}>{error}</span>}
    </li>
  );
}

function Against({
  condition,
  label,
  onChange,
}: Pick<ConditionRowProps, 'condition' | 'onChange'> & { readonly label: string }) {
  if ('atLeast' in condition || 'atMost' in condition) {
    const isLeast = 'atLeast' in condition;
    const value = isLeast ? condition.atLeast : condition.atMost;
    const { field } = condition;
    const next = (least: boolean, amount: number) =>
      onChange(least ? { field, atLeast: amount } : { field, atMost: amount });
    return (
      <>
        <Select
          aria-label={`${label}: confronto`}
          data={[
            { value: 'least', label: 'almeno' },
            { value: 'most', label: 'al massimo' },
          ]}
          value={isLeast ? 'least' : 'most'}
          allowDeselect={false}
          onChange={(chosen) => next(chosen === 'least', value)}
        />
        <NumberField
          aria-label={`${label}: valore`}
          unit={isNumberField(field) ? numberFields[field].unit : undefined}
          value={value}
          onChange={(amount) => next(isLeast, amount ?? 0)}
        />
      </>
    );
  }
  if ('is' in condition) {
    return (
      <>
        <span className="muted">è</span>
        <Select
          aria-label={`${label}: valore`}
          data={groupOptions}
          value={[condition.is].flat()[0] ?? null}
          allowDeselect={false}
          onChange={(is) => onChange({ field: condition.field, is: is ?? '' })}
        />
      </>
    );
  }
  return (
    <>
      <span className="muted">contiene</span>
      <TextInput
        aria-label={`${label}: testo`}
        placeholder={condition.field === 'material' ? 'inox' : ''}
        value={condition.contains}
        maxLength={200}
        onChange={(event) => onChange({ field: condition.field, contains: event.currentTarget.value })}
      />
    </>
  );
}
