export { fiscalCodeWarning } from './codes/fiscal-code.ts';
export { ibanWarning } from './codes/iban.ts';
export { isVatCheckDigitRight } from './codes/vat-check-digit.ts';
export { addDays, addMonths, daysBetween, endOfMonth, isDay } from './days/calendar-day.ts';
export { readDay, readShortDay } from './days/read-day.ts';
export { dayInRome, endOfDayInRome, hourInRome, romeWallClock, timeInRome } from './days/rome.ts';
export { toInstant, toWall } from './days/wall-minutes.ts';
export { writeAgo } from './days/write-ago.ts';
export {
  italianDay,
  italianNearDay,
  italianShortDay,
  longMonth,
  shortMonth,
  WEEKDAYS,
  weekdayOf,
  writeDate,
  writeDateTime,
  writeRecent,
  writeShortDateTime,
  writeWeekday,
} from './days/write-day.ts';
export { writeClock, writeDuration, writeShortClock, writeTimeOfDay } from './days/write-duration.ts';
export { englishDay, inEnglish } from './english/in-english.ts';
export { parseItalianNumber } from './numbers/parse-italian-number.ts';
export { readCounts } from './numbers/read-counts.ts';
export type { TimeUnit } from './numbers/read-duration.ts';
export { type NumberReading, type NumberRule, readNumber } from './numbers/read-number.ts';
export {
  groupThousands,
  withComma,
  writeExact,
  writeGrouped,
  writeMeasure,
  writeNumber,
} from './numbers/write-number.ts';
export { agree, countOf } from './words/count-of.ts';
export { escapeHtml } from './words/escape-html.ts';
export { footLines, letterheadLines } from './words/letterhead.ts';
export { listOf } from './words/list-of.ts';
export { printNumber } from './words/print-number.ts';
export { provinceCode } from './words/province-code.ts';
export { writeCsv } from './words/write-csv.ts';
