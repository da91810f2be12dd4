import { Select, Switch, TextInput } from '@mantine/core';
import type { AccountingLayout } from '@truciolo/jobs';
import { FieldRow } from '../../../components/form-dialog/form-dialog.tsx';
import { layoutChoices } from './layout-words.ts';

interface LayoutFormProps {
  readonly layout: AccountingLayout;
  readonly onLayout: (layout: AccountingLayout) => void;
}

/** Separator, numbers, days and rows of the file. */
export function LayoutForm({ layout, onLayout }: LayoutFormProps) {
  const choice = <Name extends keyof typeof layoutChoices>(name: Name) => {
    const { label, options } = layoutChoices[name];
    return (
      <Select
        label={label}
        size="xs"
        allowDeselect={false}
        data={options.map((option): { value: string; label: string } => option)}
        value={layout[name]}
        onChange={(value) => onLayout({ ...layout, [name]: value })}
      />
    );
  };
  const code = (name: 'invoiceCode' | 'creditCode', label: string) => (
    <TextInput
      label={label}
      size="xs"
      maxLength={10}
      value={layout[name]}
      onChange={(event) => onLayout({ ...layout, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <FieldRow>
        {choice('separator')}
        {choice('decimal')}
        {choice('dates')}
        {choice('encoding')}
      </FieldRow>
      <FieldRow>
        {choice('rows')}
        {choice('credits')}
        {code('invoiceCode', 'Codice fattura')}
        {code('creditCode', 'Codice nota di credito')}
      </FieldRow>
      <Switch
        label="Intestazioni nella prima riga"
        checked={layout.withHeadings}
        onChange={(event) => onLayout({ ...layout, withHeadings: event.currentTarget.checked })}
      />
    </>
  );
}
