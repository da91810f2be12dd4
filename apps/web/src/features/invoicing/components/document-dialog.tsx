import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { romeDay } from '../../../lib/format/rome-day.ts';

interface DocumentDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly numberLabel: string;
  readonly save: (document: { readonly number: string; readonly date: string }) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Number and day of an invoice or a credit note: as the accountant's program gives them. */
export function DocumentDialog({ numberLabel, save, children, ...dialog }: DocumentDialogProps) {
  const [number, setNumber] = useState('');
  const [date, setDate] = useState(romeDay(new Date()));
  return (
    <FormDialog
      {...dialog}
      save={() => save({ number: number.trim(), date })}
      disabled={number.trim() === ''}
    >
      <FieldRow>
        <TextInput
          label={numberLabel}
          maxLength={20}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          data-autofocus
        />
        <DayField label="Data" value={date} onDay={setDate} clearable={false} />
      </FieldRow>
      {children}
    </FormDialog>
  );
}
