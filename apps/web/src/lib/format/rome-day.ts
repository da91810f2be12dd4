export { addDays, dayInRome as romeDay, italianDay as formatDay } from '@truciolo/italian';
