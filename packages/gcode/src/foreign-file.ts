import { extensionDialect } from './dialect.ts';
import { type SourceFile, textOf } from './source-file.ts';

const HEAD_BYTES = 65_536;
/** Lines that decide; the head of a long file is enough. */
const MOST_LINES = 400;
/** Below this share of lines with NC words a text is something else. */
const LEAST_SHARE = 0.2;
/** A larger share of control characters is not text: tapes have some (leader, DC1-DC4, end of file). */
const MOST_CONTROLS = 0.02;

/** Heads of files that people drop by mistake: documents, archives, pictures, models, mails. */
const SIGNATURES = [
  '%PDF-',
  'PK\u0003\u0004',
  '\u0089PNG',
  'GIF8',
  'ISO-10303-21',
  '<?XML',
  '<!DOCTYPE',
  '<HTML',
  '{\\RTF',
  'SOLID ',
  'RECEIVED:',
] as const;
/** A DXF drawing begins with a group code and its first section. */
const DXF = /^\s*0\s+SECTION\b/;
const COMMENT = /\([^)\n]*\)|;.*$/g;
/** A word of a program: a letter and its number, a variable, a Klartext or Siemens word. */
const NC_LINE =
  /(?:^|[^A-Z_"'])[A-Z]\s*[-+]?\s*(?:\d|\.\d|\[|#\d)|^\s*%|#\d+\s*=|\bR\d+\s*=|\b(?:BEGIN|END)\s+PGM\b|\bCYCL\s|\bTOOL\s+(?:CALL|DEF)\b|\b(?:CALL\s+)?LBL\b|^\s*\d+\s+(?:L|C|CC|CR|CT|LP|CP|RND|CHF|FN|STOP|PLANE|BLK)\b|\b(?:CYCLE\d+|POCKET\d|MCALL|TRANS|AROT|ROT|WORKPIECE|PROC|RET|ENDIF|ENDWHILE|ENDFOR|GOTO[FBC]?|MSG|DEF|EXTERN|STOPRE)\b|^\s*O\s*<|^\s*\$/;

const OKUMA = [
  /^\s*\$[\w.-]+\.(?:MIN|SUB|SSB|LIB|SDF)%?/m,
  /\bG15\s*H\d/,
  /\bVC\d+\s*=/,
  /\bNOEX\b/,
  /\bCALL\s+O[A-Z]/,
  /\bNLAP\b|\bG85\s+N\w+\s+D/,
] as const;
/** The ISO language of Heidenhain: the first line names the program and its unit, blocks end with a star. */
const HEIDENHAIN_ISO = /^\s*(?:N\d+\s+)?%[\w.-]+\s+G7[01]\s*\*/m;
/** Swiss-type lathes hold the programs of their channels in one file, each behind its `$1`, `$2`. */
const CHANNELS = [/^\s*\$1\s*$/m, /^\s*\$2\s*$/m] as const;
const MAZATROL = /\bMAZATROL\b|^\s*UNO\.?\s+(?:UNIT|MAT)/m;

/** Why a file is not read, as the finding that says so. */
type ForeignFile =
  | { readonly code: 'not-a-program' }
  | { readonly code: 'foreign-control'; readonly control: string };

/** Null when the text can be a program of a control that is read here. */
export function foreignFile({ name, bytes }: SourceFile): ForeignFile | null {
  const text = textOf(bytes, 0, Math.min(bytes.length, HEAD_BYTES)).toUpperCase();
  const extension = /\.(\w+)$/.exec(name.toUpperCase())?.[1] ?? '';
  if (['PBG', 'PBD', 'MAZ'].includes(extension)) return { code: 'foreign-control', control: 'Mazatrol' };
  if (text.trim() === '' || isTable(text)) return { code: 'not-a-program' };
  if (isBinary(text) || SIGNATURES.some((head) => text.startsWith(head)) || DXF.test(text))
    return { code: 'not-a-program' };
  const plain = text.replace(/\([^)\n]*\)/g, ' ');
  if (MAZATROL.test(text)) return { code: 'foreign-control', control: 'Mazatrol' };
  if (HEIDENHAIN_ISO.test(plain)) return { code: 'foreign-control', control: 'Heidenhain DIN/ISO' };
  if (CHANNELS.every((mark) => mark.test(plain)))
    return { code: 'foreign-control', control: 'torni a più canali ($1, $2)' };
  const okuma = OKUMA.filter((mark) => mark.test(plain)).length;
  if (okuma >= 2 || OKUMA[0].test(plain) || (okuma === 1 && extension === 'MIN')) {
    return { code: 'foreign-control', control: 'Okuma OSP' };
  }
  // A file named as only one control names its programs may hold nothing but assignments.
  return extensionDialect(name) || hasProgramLines(text) ? null : { code: 'not-a-program' };
}

/** Tab, line ends, form feed, the reader controls DC1-DC4 of a tape and the end-of-file sign stand in programs. */
const TEXT_CONTROLS = new Set([9, 10, 12, 13, 17, 18, 19, 20, 26]);

function isBinary(text: string): boolean {
  let [from, to] = [0, text.length];
  // Leader and trailer of a tape are zeros.
  while (from < to && text.charCodeAt(from) === 0) from += 1;
  while (to > from && text.charCodeAt(to - 1) === 0) to -= 1;
  let controls = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 && !TEXT_CONTROLS.has(code)) controls += 1;
  }
  return controls > MOST_CONTROLS * (to - from);
}

/** Rows of a spreadsheet: every line has the same number of separators, and the first one holds words alone. */
function isTable(text: string): boolean {
  const lines = text.split('\n', MOST_LINES).filter((line) => line.trim() !== '');
  const [head = ''] = lines;
  return [';', ',', '\t'].some((separator) => {
    const columns = head.split(separator).length;
    const isEven = lines.length > 1 && columns > 2;
    // The head of a long file may end within a row.
    const rows = lines.length > 2 ? lines.slice(1, -1) : lines.slice(1);
    return isEven && !/\d/.test(head) && rows.every((line) => line.split(separator).length === columns);
  });
}

function hasProgramLines(text: string): boolean {
  let lines = 0;
  let program = 0;
  for (const raw of text.split('\n')) {
    const line = raw.replace(COMMENT, ' ');
    if (line.trim() === '') continue;
    lines += 1;
    if (NC_LINE.test(line)) program += 1;
    if (lines === MOST_LINES) break;
  }
  return lines === 0 || program / lines >= LEAST_SHARE;
}
