export {
  hourInRome as romeHour,
  timeInRome as formatTime,
  writeAgo as formatAgo,
  writeDate as formatDate,
  writeDateTime as formatDateTime,
  writeWeekday as formatWeekday,
} from '@truciolo/italian';
