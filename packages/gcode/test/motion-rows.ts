import type { Canon } from '../src/canon/canon.ts';
import { FIRST_EVENT, ROW } from '../src/canon/row-kind.ts';
import type { Dialect } from '../src/dialect.ts';
import { type Interpretation, type InterpretOptions, interpret } from '../src/interpret.ts';

const NAMES: Readonly<Record<number, string>> = {
  [ROW.rapid]: 'G0',
  [ROW.line]: 'G1',
  [ROW.arcCw]: 'G2',
  [ROW.arcCcw]: 'G3',
  [ROW.probe]: 'probe',
  [ROW.thread]: 'thread',
  [ROW.spline]: 'spline',
  [ROW.dwell]: 'dwell',
};

const short = (value: number | undefined) => String(Number((value ?? 0).toFixed(3)) + 0);

/** Moves and dwells of a stream, one text each: `G1 10 0 -5`, arcs with their centre, turns and way in degrees. */
export function motionRows(canon: Canon): string[] {
  const rows: string[] = [];
  for (let i = 0; i < canon.count; i++) {
    const kind = canon.kind[i] as number;
    const name = NAMES[kind];
    if (name === undefined) continue;
    if (kind >= FIRST_EVENT) {
      rows.push(`${name} ${short(canon.feed[i])}`);
      continue;
    }
    const at = `${name} ${short(canon.x[i])} ${short(canon.y[i])} ${short(canon.z[i])}`;
    const ref = canon.ref[i] as number;
    if (ref < 0) rows.push(at);
    else {
      const { centreU, centreV, sweep } = canon.arcs;
      const degrees = ((sweep[ref] ?? 0) * 180) / Math.PI;
      rows.push(`${at} c ${short(centreU[ref])} ${short(centreV[ref])} ${short(degrees)}°`);
    }
  }
  return rows;
}

interface ProgramRun extends Interpretation {
  readonly rows: string[];
  /** `line:column code` of each finding above a note. */
  readonly problems: string[];
}

/** Reads a program text, further files after it by name. */
export function runText(
  dialect: Dialect,
  text: string,
  others: Readonly<Record<string, string>> = {},
  options: InterpretOptions = {},
): ProgramRun {
  const bytes = (program: string) => Uint8Array.from(program, (letter) => letter.charCodeAt(0) & 0xff);
  const files = [
    { name: 'MAIN', bytes: bytes(text) },
    ...Object.entries(others).map(([name, program]) => ({ name, bytes: bytes(program) })),
  ];
  const result = interpret(files, { dialect, lathe: false, ...options });
  const problems = result.findings
    .finish()
    .filter(({ severity }) => severity !== 'info')
    .map(({ line, column, code }) => `${line}:${column} ${code}`);
  return { ...result, rows: motionRows(result.canon), problems };
}
