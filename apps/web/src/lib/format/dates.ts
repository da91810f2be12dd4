export {
  hourInRome as romeHour,
  writeAgo as formatAgo,
  writeDate as formatDate,
  writeDateTime as formatDateTime,
  writeWeekday as formatWeekday,
} from '@truciolo/italian';
