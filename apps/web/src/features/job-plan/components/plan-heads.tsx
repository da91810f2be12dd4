import { WEEKDAYS } from '@truciolo/italian';
import { dayText, isoWeek, MINUTES_A_DAY, shortDay, weekdayOf } from '@truciolo/planning';
import type { Ref } from 'react';
import classes from './gantt.module.css';
import { holidayOf } from './holiday-of.ts';

interface PlanHeadsProps {
  readonly days: readonly number[];
  readonly today: number;
  readonly patronDay: string;
  readonly area: Ref<HTMLDivElement>;
}

/** More days than these have room for their number alone. */
const DENSE = 14;

const mondayOf = (day: number): number => day - weekdayOf(day);

const dayOfMonth = (day: number): string => String(Number(dayText(day).slice(8)));

/** "16–22/11" */
const spanText = (first: number, last: number): string =>
  first === last ? shortDay(first * MINUTES_A_DAY) : `${dayOfMonth(first)}–${shortDay(last * MINUTES_A_DAY)}`;

/** The weeks, and below them their days. */
export function PlanHeads({ days, today, patronDay, area }: PlanHeadsProps) {
  const isDense = days.length > DENSE;
  const mondays = [...new Set(days.map(mondayOf))];
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className={classes.days} ref={area} style={columns} data-dense={isDense || undefined}>
      {mondays.map((monday) => {
        const own = days.filter((day) => mondayOf(day) === monday);
        return (
          <span key={monday} className={classes.week} style={{ gridColumn: `span ${own.length}` }}>
            {own.length > 2 ? (
              <>
                <b>Settimana {isoWeek(monday)}</b>
                {isDense ? '' : ` · ${spanText(own[0] ?? 0, own.at(-1) ?? 0)}`}
              </>
            ) : null}
          </span>
        );
      })}
      {days.map((day) => (
        <span
          key={day}
          className={classes.day}
          data-off={weekdayOf(day) > 4 || holidayOf(day, patronDay) !== undefined || undefined}
          data-today={day === today || undefined}
          title={holidayOf(day, patronDay)}
        >
          <span>{WEEKDAYS[weekdayOf(day)]}</span> <b>{dayOfMonth(day)}</b>
        </span>
      ))}
    </div>
  );
}
