import { type SourceFile, textOf } from './source-file.ts';

const HEAD_BYTES = 65_536;

/** Marks that only a lathe program has: CSS with a cap, two-digit offset tools, turning cycles, diameter words. */
const LATHE = [
  /\bG0?9[67]\s*S\d/,
  /\bG50\s*S\d/,
  /\bT\d{2}0?\d\b(?!.*M0?6)/,
  /\bG7[0-36]\s*(P\d+\s*Q\d+|U|W|R)/,
  /^\s*(N\d+\s*)?G18\b/m,
  /\bDIAMON\b|\bLIMS\s*=/,
] as const;

/** A mill shows itself by moving Y or by a plane other than ZX. */
const MILL = /(^|[^A-Z])Y\s*[-+.\d[#]|\bG17\b|\bG19\b/;

/** True when an ISO program was written for a lathe: no Y anywhere in its head and a mark of turning. */
export function detectLathe(file: SourceFile): boolean {
  const text = textOf(file.bytes, 0, Math.min(file.bytes.length, HEAD_BYTES)).toUpperCase();
  const plain = text.replace(/\([^)\n]*\)|;[^\n]*/g, ' ');
  if (MILL.test(plain)) return false;
  return LATHE.some((mark) => mark.test(plain));
}
