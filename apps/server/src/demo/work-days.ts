import { toInstant, toWall } from '@truciolo/italian';
import { dayNumber, dayOf, dayText, MINUTES_A_DAY, weekdayOf } from '@truciolo/planning';

/** Half days in which the machines of a sample are attended, Monday to Friday; minutes of the day. */
const SHIFTS = [
  [8 * 60, 12 * 60],
  [13 * 60, 17 * 60],
] as const;
const SATURDAY = 5;

/** The day itself, or the nearest working day after or before it: parts are not promised for a Sunday. */
export function onWorkDay(day: string, towards: 'later' | 'earlier'): string {
  const step = towards === 'later' ? 1 : -1;
  let found = dayNumber(day) ?? 0;
  while (weekdayOf(found) >= SATURDAY) found += step;
  return dayText(found);
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** So many minutes of work from a moment on, within the shop's hours: a span for each half day. */
export function workSpans(from: Date, minutes: number): Span[] {
  const spans: Span[] = [];
  const first = toWall(from.toISOString());
  let left = Math.max(1, Math.round(minutes));
  for (let day = dayOf(first); left > 0; day += 1) {
    if (weekdayOf(day) >= SATURDAY) continue;
    for (const [opens, closes] of SHIFTS) {
      const start = Math.max(first, day * MINUTES_A_DAY + opens);
      const room = Math.min(left, day * MINUTES_A_DAY + closes - start);
      if (room <= 0) continue;
      spans.push({ from: new Date(toInstant(start)), to: new Date(toInstant(start + room)) });
      left -= room;
    }
  }
  return spans;
}
