import { addDays } from '@truciolo/italian';

export interface CalendarEntry {
  /** The same at every reading, so that a calendar moves an entry instead of adding a second one. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends of a text. */
const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

const LINE_OCTETS = 75;

/** RFC 5545, 3.1: lines of at most 75 octets; the rest follows behind a blank. No character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

const compact = (day: string): string => day.replaceAll('-', '');
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const entryLines = ({ id, day, title, text, url }: CalendarEntry, at: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp(at)}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Whole-day entries as an iCalendar document (RFC 5545). */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Truciolo//Consegne e solleciti//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => entryLines(entry, at)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
