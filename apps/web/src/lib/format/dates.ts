export {
  hourInRome as romeHour,
  timeInRome as formatTime,
  writeAgo as formatAgo,
  writeDate as formatDate,
  writeDateTime as formatDateTime,
  writeRecent as formatRecent,
  writeWeekday as formatWeekday,
} from '@truciolo/italian';
