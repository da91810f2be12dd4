export { countToday } from './figure.ts';
export { readPeriod } from './period.ts';
