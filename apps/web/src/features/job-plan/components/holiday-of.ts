import { dayText, italianHolidays } from '@truciolo/planning';

/** The name of a holiday, by the number of its day. */
export function holidayOf(day: number, patronDay: string): string | undefined {
  const text = dayText(day);
  return italianHolidays(Number(text.slice(0, 4)), patronDay).get(text);
}
