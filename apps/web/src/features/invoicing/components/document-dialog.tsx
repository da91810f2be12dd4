import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { SeriesField } from '../../../entities/number-series/series-field.tsx';
import { romeDay } from '../../../lib/format/rome-day.ts';

/** Number and day of a document; the number is empty where the series gives it. */
export interface DocumentNumber {
  readonly number: string;
  readonly series: string | null;
  readonly date: string;
}

interface DocumentDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly kind: 'invoice' | 'credit';
  readonly numberLabel: string;
  readonly save: (document: DocumentNumber) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Number and day of an invoice or a credit note: of a series, or as the accountant's program gives them. */
export function DocumentDialog({ kind, numberLabel, save, children, ...dialog }: DocumentDialogProps) {
  const [number, setNumber] = useState('');
  const [series, setSeries] = useState<string | null>(null);
  const [date, setDate] = useState(romeDay(new Date()));
  const typed = series === null ? number.trim() : '';
  return (
    <FormDialog
      {...dialog}
      save={() => save({ number: typed, series, date })}
      disabled={series === null && typed === ''}
    >
      <SeriesField kind={kind} without="Numero scritto a mano" value={series} onChange={setSeries} />
      <FieldRow>
        {series === null ? (
          <TextInput
            label={numberLabel}
            maxLength={20}
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
            data-autofocus
          />
        ) : null}
        <DayField label="Data" value={date} onDay={setDate} clearable={false} />
      </FieldRow>
      {children}
    </FormDialog>
  );
}
