export { addDays, addMonths } from '@truciolo/pricing';

/** Days as people in Italy mean them: `YYYY-MM-DD`, in Rome. */
const rome = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Rome at an instant. */
export const dayInRome = (at: Date | string | number): string =>
  rome.format(at instanceof Date ? at : new Date(at));

/** gg/mm/aaaa */
export const italianDay = (day: string): string => day.split('-').reverse().join('/');
