export { countToday } from './figure.ts';
export { lastDays, readPeriod } from './period.ts';
