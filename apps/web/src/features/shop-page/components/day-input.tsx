import { IconCalendar } from '@tabler/icons-react';
import { italianDay, readShortDay } from '@truciolo/italian';
import { useState } from 'react';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './day-input.module.css';

interface DayInputProps {
  readonly name: string;
  /** `YYYY-MM-DD`, or nothing. */
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/**
 * A day written as in the language of the page, whatever the browser's own is. The button opens the device's calendar:
 * the calendar of the app would bring its component library to a visitor.
 */
export function DayInput({ value, onDay, name, ...own }: DayInputProps) {
  const { language, words } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const written = italianDay(value);
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const day = typed.trim() === '' ? '' : readShortDay(typed, value || romeDay(new Date()));
    // Words that are no day give the last one back.
    if (day !== null && day !== value) onDay(day);
  };
  return (
    <span className={classes.day}>
      <input
        {...own}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.dayFormat}
        value={typed ?? (language === 'de' ? written.replaceAll('/', '.') : written)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      <span className={classes.calendar}>
        <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
        <input
          type="date"
          aria-label={words.calendar}
          value={value}
          onClick={({ currentTarget }) => currentTarget.showPicker?.()}
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
        />
      </span>
    </span>
  );
}
