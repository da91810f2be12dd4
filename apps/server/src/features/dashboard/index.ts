export { countFigure } from './figure.ts';
export { lastDays, readPeriod } from './period.ts';
