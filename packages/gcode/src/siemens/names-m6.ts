import type { SourceFile } from '../source-file.ts';

const code = (letter: string) => letter.charCodeAt(0);
const [BREAK, QUOTE, COMMENT, M, LOWER_M, ZERO, SIX, NINE] = [
  code('\n'),
  code('"'),
  code(';'),
  code('M'),
  code('m'),
  code('0'),
  code('6'),
  code('9'),
];

/** The word M6 or M06 is in the text, outside comments and names such as "MASCHIO M6". */
export function namesM6({ bytes }: SourceFile): boolean {
  let quoted = false;
  let comment = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte === BREAK) {
      quoted = false;
      comment = false;
    } else if (comment) continue;
    else if (byte === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (byte === COMMENT) comment = true;
    else if ((byte === M || byte === LOWER_M) && !isWordByte(bytes[i - 1]) && isSix(bytes, i + 1))
      return true;
  }
  return false;
}

function isSix(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (bytes[at] === ZERO) at += 1;
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === SIX && !((next >= (ZERO as number) && next <= (NINE as number)) || next === code('='));
}

/** Letters and the underscore: an M behind one belongs to a name. A figure may: `S1000M6`. */
function isWordByte(byte = 0): boolean {
  const upper = byte & ~32;
  return (upper >= 65 && upper <= 90) || byte === code('_');
}
