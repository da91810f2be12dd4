import { ROW } from '../src/canon/row-kind.ts';
import { type InterpretOptions, interpret } from '../src/interpret.ts';

const NAMES: Readonly<Record<number, string>> = {
  [ROW.rapid]: 'G0',
  [ROW.line]: 'G1',
  [ROW.arcCw]: 'G2',
  [ROW.arcCcw]: 'G3',
  [ROW.probe]: 'probe',
  [ROW.thread]: 'thread',
  [ROW.spline]: 'spline',
};

const short = (value: number) => String(Math.round(value * 1000) / 1000 + 0);

export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);

/** Moves of a program as short text, `G1 x y z`, for comparison in tests. */
export function readRows(text: string, options: InterpretOptions = { dialect: 'fanuc', lathe: false }) {
  const result = interpret([{ name: 'prova.nc', bytes: bytesOf(text) }], options);
  const { canon } = result;
  const rows: string[] = [];
  for (let row = 0; row < canon.count; row++) {
    const name = NAMES[canon.kind[row] as number];
    if (name === undefined) continue;
    const point = [canon.x, canon.y, canon.z].map((column) => short(column[row] as number));
    rows.push(`${name} ${point.join(' ')}`);
  }
  const findings = result.findings.finish().map(({ code, line, column }) => `${code} ${line}:${column}`);
  return { ...result, rows, findings };
}

export function codesOf(findings: readonly string[]): string[] {
  return findings.map((finding) => finding.split(' ')[0] ?? '');
}
