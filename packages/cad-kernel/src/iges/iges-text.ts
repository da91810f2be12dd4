import type { LengthUnit } from '@truciolo/part';

/** Columns of content and of the prefix of a section's line; the letter after them names the section. */
const WIDTH = 72;

/** The unit flag of the global section; 3 means that the name beside it counts. */
const flags = new Map<string, LengthUnit>([
  ['1', 'inch'],
  ['2', 'mm'],
  ['4', 'foot'],
  ['6', 'm'],
  ['9', 'um'],
  ['10', 'cm'],
]);
const names = new Map<string, LengthUnit>([
  ['IN', 'inch'],
  ['INCH', 'inch'],
  ['MM', 'mm'],
  ['FT', 'foot'],
  ['M', 'm'],
  ['UM', 'um'],
  ['CM', 'cm'],
]);
/** Of the global parameters, from 0. */
const UNIT_FLAG = 13;
const UNIT_NAME = 14;

/** Whether the file ends as it must, with the one line of its last section. */
export const hasLastLine = (end: string): boolean => /^.{72}T\s*0*1\s*$/m.test(end);

/** Length unit of an IGES file, from its global section. */
export function igesUnit(text: string): LengthUnit {
  const lines = text.split(/\r\n?|\n/).filter((line) => line[WIDTH] === 'G');
  const parameters = globalParameters(lines.map((line) => line.slice(0, WIDTH)).join(''));
  const flag = parameters[UNIT_FLAG]?.trim() ?? '';
  // The standard's own default, for a file that says nothing.
  if (flag === '') return 'inch';
  return (
    (flag === '3' ? names.get(parameters[UNIT_NAME]?.toUpperCase() ?? '') : flags.get(flag)) ?? 'unknown'
  );
}

/** The values of a global section. It begins with its own two separators, and texts are counted: `4HRed,` is one value. */
function globalParameters(section: string): readonly string[] {
  const values: string[] = [];
  let [separator, terminator] = [',', ';'];
  let at = 0;
  while (at < section.length && values.length <= UNIT_NAME) {
    const count = /^\s*(\d{1,5})H/.exec(section.slice(at, at + 12));
    const start = at + (count?.[0].length ?? 0);
    const length = count ? Number(count[1]) : 0;
    let end = start + length;
    while (end < section.length && section[end] !== separator && section[end] !== terminator) end++;
    const value = count ? section.slice(start, start + length) : section.slice(start, end);
    values.push(value);
    if (values.length === 1 && count) separator = value;
    if (values.length === 2 && count) terminator = value;
    if (section[end] === terminator) break;
    at = end + 1;
  }
  return values;
}
