export { countOf } from './count-of.ts';
export { escapeHtml } from './escape-html.ts';
export { type DotReading, type ParsedNumber, parseItalianNumber } from './parse-italian-number.ts';
export { type Counts, readCounts } from './read-counts.ts';
export type { TimeUnit } from './read-duration.ts';
export { type NumberReading, type NumberRule, readNumber } from './read-number.ts';
export { writeCsv } from './write-csv.ts';
export { roundTo, writeGrouped, writeNumber } from './write-number.ts';
