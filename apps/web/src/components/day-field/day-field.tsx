import { readDay, readShortDay } from '@truciolo/italian';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/it';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { formatDay, romeDay } from '../../lib/format/rome-day.ts';

interface DayFieldProps
  extends Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser' | 'locale'> {
  /** `YYYY-MM-DD`, or nothing. */
  readonly value: string;
  /** Only whole days that exist; nothing where the field may be cleared. */
  readonly onDay: (day: string) => void;
}

const words = {
  monthLevelControl: 'Scegli il mese',
  yearLevelControl: 'Scegli l’anno',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  previousYear: 'Anno precedente',
  nextYear: 'Anno successivo',
  previousDecade: 'Decennio precedente',
  nextDecade: 'Decennio successivo',
};

/** A day in Italian format, gg/mm/aaaa, whatever the language of the browser; typed, or picked from the calendar. */
export function DayField({ value, onDay, onBlur, onKeyDown, ...others }: DayFieldProps) {
  const finish = (text: string) => {
    const day = readShortDay(text, value || romeDay(new Date()));
    if (day && day !== value) onDay(day);
  };
  return (
    <DateInput
      placeholder="gg/mm/aaaa"
      locale="it"
      firstDayOfWeek={1}
      valueFormat={formatDay}
      dateParser={readDay}
      ariaLabels={words}
      inputMode="numeric"
      clearButtonProps={{ 'aria-label': 'Togli il giorno' }}
      {...others}
      value={value === '' ? null : value}
      onChange={(day) => {
        if (day === null) {
          if (others.clearable && value !== '') onDay('');
        } else if (day !== value) onDay(day);
      }}
      onBlur={(event) => {
        finish(event.currentTarget.value);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value);
        onKeyDown?.(event);
      }}
    />
  );
}
