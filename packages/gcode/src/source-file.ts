/** A program as it came from disk: never decoded as a whole, a million lines stay bytes. */
export interface SourceFile {
  /** Name with extension, without folders: subprograms are looked up by it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Bytes that are examined to detect two-byte text. */
const SAMPLE_BYTES = 1024;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Lines as an editor counts them: a final line break does not start another. From byte `at`, after `before` lines. */
export function countLines(bytes: Uint8Array, at = 0, before = 0): number {
  let lines = before;
  const size = bytes.length;
  if (at >= size) return lines;
  for (let i = at; i < size; i++) if (bytes[i] === LINE_FEED) lines += 1;
  return size > 0 && bytes[size - 1] !== LINE_FEED ? lines + 1 : lines;
}

/**
 * Bytes that a reader can take: the mark of Unicode in front is left out, two-byte text becomes one byte a sign, and
 * the lone carriage returns of old tapes become line feeds so that lines are lines.
 */
export function readable(file: SourceFile): SourceFile {
  return withLineFeeds({ ...file, bytes: withoutMark(file.bytes) });
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  const low = first === 0xff && second === 0xfe;
  if (low || (first === 0xfe && second === 0xff)) return everySecond(bytes.subarray(2), low ? 0 : 1);
  const zeros = zeroHalf(bytes);
  return zeros === null ? bytes : everySecond(bytes, zeros === 1 ? 0 : 1);
}

function everySecond(bytes: Uint8Array, from: 0 | 1): Uint8Array {
  return new Uint8Array(bytes.length >> 1).map((_, i) => bytes[i * 2 + from] as number);
}

/** Two-byte text without a mark: one half of its bytes is zero and the other is not. */
function zeroHalf(bytes: Uint8Array): 0 | 1 | null {
  const size = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  if (size < 8) return null;
  const zeros: [number, number] = [0, 0];
  for (let i = 0; i < size; i++) if (bytes[i] === 0) zeros[i % 2 === 0 ? 0 : 1] += 1;
  const half = size / 2;
  if (zeros[1] > 0.9 * half && zeros[0] < 0.1 * half) return 1;
  return zeros[0] > 0.9 * half && zeros[1] < 0.1 * half ? 0 : null;
}

function withLineFeeds(file: SourceFile): SourceFile {
  const { bytes } = file;
  if (bytes.indexOf(LINE_FEED) >= 0 || bytes.indexOf(CARRIAGE_RETURN) < 0) return file;
  return { ...file, bytes: bytes.map((byte) => (byte === CARRIAGE_RETURN ? LINE_FEED : byte)) };
}

/** Bytes as text, one character a byte (Latin-1): columns stay byte columns and nothing can fail. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) text += String.fromCharCode(bytes[i] ?? 32);
  return text;
}

/** Index of the file called `name`, with or without its extension, in either case; -1 when absent. */
export function findFile(files: readonly SourceFile[], name: string): number {
  const wanted = name.toLowerCase();
  const stem = (text: string) => text.toLowerCase().replace(/\.[^.]*$/, '');
  const exact = files.findIndex((file) => file.name.toLowerCase() === wanted);
  return exact >= 0 ? exact : files.findIndex((file) => stem(file.name) === stem(wanted));
}
