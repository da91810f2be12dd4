const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A number or an amount written in Italian for a buyer who reads English: points and commas change places. */
export const inEnglish = (italian: string): string =>
  italian.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** "3 Apr 2026" of `2026-04-03`. The month in letters: 03/04 is two different days on the two sides of an ocean. */
export function englishDay(day: string): string {
  const [year, month, date] = day.slice(0, 10).split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}
