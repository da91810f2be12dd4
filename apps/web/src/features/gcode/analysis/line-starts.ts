const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Byte at which each line starts, and the end of the file as last entry. Lines are those of the interpreter: old
 * tapes without a line feed break at carriage returns; a final break does not start another line.
 */
export function lineStarts(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const lineBreak = bytes.indexOf(LINE_FEED) < 0 ? CARRIAGE_RETURN : LINE_FEED;
  let lines = 0;
  for (let at = bytes.indexOf(lineBreak); at >= 0; at = bytes.indexOf(lineBreak, at + 1)) lines += 1;
  if (bytes.length > 0 && bytes[bytes.length - 1] !== lineBreak) lines += 1;
  const starts = new Uint32Array(lines + 1);
  let from = 0;
  for (let line = 1; line <= lines; line++) {
    const at = bytes.indexOf(lineBreak, from);
    from = at < 0 ? bytes.length : at + 1;
    starts[line] = from;
  }
  return starts;
}
