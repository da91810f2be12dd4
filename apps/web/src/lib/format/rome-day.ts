export {
  addDays,
  dayInRome as romeDay,
  daysBetween,
  italianDay as formatDay,
  italianNearDay as formatNearDay,
} from '@truciolo/italian';
