export interface Place {
  readonly file: number;
  readonly at: number;
  readonly line: number;
}

/** O-word at the start of a line: its label and the word after it, or null. */
interface OLine {
  readonly label: string;
  readonly keyword: string;
}

const LINE_FEED = 10;

/** Labels of one file, found in one pass the first time something jumps or calls. */
export interface FileIndex {
  /** `O1234` and LinuxCNC `o<name> sub`, by label. */
  readonly programs: ReadonlyMap<string, Place>;
  /** Places of each N number, in file order. */
  readonly blocks: ReadonlyMap<number, readonly Place[]>;
}

/** Label of an O number: 0001 and 1 are the same program. */
export function programLabel(number: number): string {
  return String(Math.round(number));
}

/** Reads `O…`, or the name of a program in angle brackets, at byte `at` of a line (blanks and N skipped). */
export function readOLine(bytes: Uint8Array, at: number): OLine | null {
  let i = skipBlanks(bytes, at);
  if (upper(bytes[i]) === 78) i = skipBlanks(bytes, skipDigits(bytes, skipBlanks(bytes, i + 1)));
  const first = upper(bytes[i]);
  if (first !== 79 && first !== 58 && first !== 60) return null;
  if (first !== 60) i = skipBlanks(bytes, i + 1);
  let label = '';
  if (bytes[i] === 60) {
    i += 1;
    while (i < bytes.length && bytes[i] !== 62 && bytes[i] !== LINE_FEED) {
      const byte = bytes[i] as number;
      if (byte > 32) label += String.fromCharCode(byte).toLowerCase();
      i += 1;
    }
    i += 1;
  } else {
    const from = i;
    i = skipDigits(bytes, i);
    if (i === from) return null;
    for (let k = from; k < i; k++) label += String.fromCharCode(bytes[k] as number);
    label = programLabel(Number(label));
  }
  i = skipBlanks(bytes, i);
  let keyword = '';
  // Blanks mean nothing: `end sub` is `endsub`.
  for (let k = i; keyword.length < 12; k = skipBlanks(bytes, k + 1)) {
    const letter = upper(bytes[k]);
    if (letter < 65 || letter > 90) break;
    keyword += String.fromCharCode(letter);
  }
  return { label, keyword };
}

export function indexFile(bytes: Uint8Array, file: number): FileIndex {
  const programs = new Map<string, Place>();
  const blocks = new Map<number, Place[]>();
  let at = 0;
  let line = 1;
  while (at < bytes.length) {
    let i = skipBlanks(bytes, at);
    // Block delete, with the number of its switch or without.
    if (bytes[i] === 47) i = skipBlanks(bytes, skipDigits(bytes, i + 1));
    const first = upper(bytes[i]);
    if (first === 78) {
      const from = skipBlanks(bytes, i + 1);
      const to = skipDigits(bytes, from);
      if (to > from && to - from < 12) {
        const number = Number(String.fromCharCode(...bytes.subarray(from, to)));
        const places = blocks.get(number);
        if (places) places.push({ file, at, line });
        else blocks.set(number, [{ file, at, line }]);
      }
    }
    if (first === 79 || first === 58 || first === 60 || first === 78) {
      const found = readOLine(bytes, i);
      const starts = found !== null && (found.keyword === '' || found.keyword === 'SUB');
      if (found && starts && !programs.has(found.label)) programs.set(found.label, { file, at, line });
    }
    const end = bytes.indexOf(LINE_FEED, at);
    if (end < 0) break;
    at = end + 1;
    line += 1;
  }
  return { programs, blocks };
}

function upper(byte: number | undefined): number {
  if (byte === undefined) return 0;
  return byte >= 97 && byte <= 122 ? byte - 32 : byte;
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] as number) <= 32 && bytes[at] !== LINE_FEED) at += 1;
  return at;
}

function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] as number) >= 48 && (bytes[at] as number) <= 57) at += 1;
  return at;
}
