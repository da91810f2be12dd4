import { NativeSelect, SegmentedControl } from '@mantine/core';
import type { UsageQuery } from '@truciolo/contract';
import { DayField } from '../../../components/day-field/day-field.tsx';
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

/** The last days, today included. */
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
  // An end before the start means nothing and is not asked for.
  const setDays = (next: UsageQuery) => {
    if (next.from <= next.to) onChange(next);
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
      <DayField
        aria-label="Dal"
        value={from}
        maxDate={to}
        onDay={(day) => setDays({ ...query, from: day })}
      />
      <DayField
        aria-label="Al"
        value={to}
        minDate={from}
        maxDate={romeDay(Date.now())}
        onDay={(day) => setDays({ ...query, to: day })}
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
