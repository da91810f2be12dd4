import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { UsageQuery } from '@truciolo/contract';
import { addDays, romeDay } from '../../../lib/format/rome-day.ts';
import classes from './usage.module.css';

export interface CompanyChoice {
  readonly companyGuid: string;
  readonly companyName: string;
}

interface PeriodStripProps {
  readonly query: UsageQuery;
  readonly companies: readonly CompanyChoice[];
  readonly onChange: (query: UsageQuery) => void;
}

const periods = [7, 30, 90, 365].map((days) => ({ value: String(days), label: `${days} giorni` }));

/** The last so many days, today included. */
export function lastDays(days: number): Pick<UsageQuery, 'from' | 'to'> {
  const to = romeDay(Date.now());
  return { from: addDays(to, 1 - days), to };
}

export function PeriodStrip({ query, companies, onChange }: PeriodStripProps) {
  const { from, to, companyGuid = '' } = query;
  const days = periods.find(({ value }) => {
    const period = lastDays(Number(value));
    return period.from === from && period.to === to;
  });
  // A half-typed day is empty and an end before the start means nothing: neither is asked for.
  const setDay = (change: { readonly from?: string; readonly to?: string }) => {
    const next = { ...query, ...change };
    if (next.from && next.to && next.from <= next.to) onChange(next);
  };
  return (
    <div className={classes.strip}>
      <SegmentedControl
        size="xs"
        aria-label="Periodo"
        data={periods}
        value={days?.value ?? ''}
        onChange={(value) => onChange({ ...query, ...lastDays(Number(value)) })}
      />
      <TextInput
        type="date"
        aria-label="Dal"
        value={from}
        max={to}
        onChange={(event) => setDay({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        aria-label="Al"
        value={to}
        min={from}
        max={romeDay(Date.now())}
        onChange={(event) => setDay({ to: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Azienda"
        miw={180}
        data={[
          { value: '', label: 'Tutte le aziende' },
          ...companies.map((one) => ({ value: one.companyGuid, label: one.companyName })),
        ]}
        value={companyGuid}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({ from, to, ...(chosen && { companyGuid: chosen }) });
        }}
        data-private
      />
    </div>
  );
}
