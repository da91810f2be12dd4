import { ROW } from '../src/canon/row-kind.ts';
import { interpret } from '../src/interpret.ts';
import { measure } from '../src/report/geometry.ts';
import { blindToSplines } from './blind-to-splines.ts';
import { roundedLengths } from './rounded-lengths.ts';
import { type Expected, loadProgram, type Rs274Result } from './samples.ts';

interface GeometryCheck {
  readonly file: string;
  /** Empty when everything agrees. */
  readonly differences: readonly string[];
}

/** Millimetres two extents may differ: `rs274` prints four decimals of the program's unit. */
const EXTENT_MM = 0.001;
const EXTENT_INCH = 0.0015;
const LENGTH_SHARE = 1e-4;
/** Tools of the reference run: diameter 6 mm; 0.2 inch where its note says "tool dia 0.2". */
const TOOL_RADIUS = 3;
const SHIM_RADIUS = 0.1 * 25.4;

/** The result to compare with: as is, or after the small edits that let `rs274` run the file. */
export function referenceOf(expected: Expected): Rs274Result | null {
  if (expected.rs274?.status === 'ok') return expected.rs274;
  return expected.rs274_shim?.status === 'ok' ? expected.rs274_shim : null;
}

export function checkGeometry(file: string, reference: Rs274Result): GeometryCheck {
  const source = loadProgram(file);
  const inch = /G\s*20(?!\d)/i.test(new TextDecoder('latin1').decode(source.bytes));
  const shim = (reference.shim ?? []).some((edit) => edit.includes('tool dia'));
  const { canon } = interpret([source], { toolRadius: () => (shim ? SHIM_RADIUS : TOOL_RADIUS) });
  const curves = blindToSplines(canon);
  const geometry = measure(canon);
  const lengths = roundedLengths(canon, inch ? 25.4 : 1);
  const differences: string[] = [];
  if (curves !== reference.nurbs) differences.push(`curve ${curves} ≠ ${reference.nurbs}`);
  const tolerance = inch ? EXTENT_INCH : EXTENT_MM;
  for (const end of [0, 1] as const) {
    const expected = reference.extents_mm?.[end];
    const found = end === 0 ? geometry.extents.min : geometry.extents.max;
    for (let axis = 0; axis < 3; axis++) {
      const want = expected?.[axis];
      const got = found[axis] as number;
      if (want === undefined) continue;
      if (!(Math.abs(want - got) <= tolerance))
        differences.push(`${'XYZ'[axis]}${end === 0 ? 'min' : 'max'} ${got} ≠ ${want}`);
    }
  }
  if ((reference.extents_mm === null) !== geometry.extents.empty)
    differences.push('extents present on one side only');
  for (const [name, got, want] of [
    ['rapid', lengths.rapid, reference.len_rapid],
    ['feed', lengths.feed, reference.len_feed],
  ] as const) {
    // The reference sums figures rounded to four decimals: as many of them as it has moves.
    const slack = want * LENGTH_SHARE + 1e-4;
    if (Math.abs(got - want) > slack) differences.push(`${name} ${got.toFixed(4)} ≠ ${want}`);
  }
  const tools = new Set<number>();
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row];
    if (kind === ROW.toolChange || kind === ROW.toolSelect)
      tools.add(canon.tools[canon.feed[row] as number]?.number ?? -1);
  }
  const sorted = (list: Iterable<number>) => [...new Set(list)].sort((p, q) => p - q).join(' ');
  if (sorted(tools) !== sorted(reference.tools))
    differences.push(`tools ${sorted(tools)} ≠ ${sorted(reference.tools)}`);
  return { file, differences };
}
