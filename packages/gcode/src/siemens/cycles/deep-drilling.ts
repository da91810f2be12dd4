import type { HoleWriter } from '../../toolpath/hole-writer.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { type Arguments, type CycleLevels, dwellOf, isGiven, numberAt } from './cycle-arguments.ts';

const MAX_PECKS = 20_000;
/** Way back of a chip break when _VRT gives none, mm. */
const CHIP_BREAK = 1;

/** Distance above the last depth where rapid ends: 0.6 mm down to 30 mm, then a fiftieth, 7 mm at most. */
function leadDistance(depth: number): number {
  return depth <= 30 ? 0.6 : Math.min(7, depth / 50);
}

/**
 * CYCLE83: first depth FDEP or FDPR, then steps shorter by DAM (or times -DAM) down to _MDEP.
 * VARI 1 clears the hole each time, 0 only breaks the chip.
 */
export function drillDeep(
  run: SiemensRun,
  hole: HoleWriter,
  { surface, clear, bottom }: CycleLevels,
  args: Arguments,
): void {
  const { unit } = run;
  const clears = Math.floor(numberAt(args, 11)) % 10 === 1;
  const factor = isGiven(args, 10) && numberAt(args, 10) > 0 ? Math.min(1, numberAt(args, 10)) : 1;
  const back = Math.abs(numberAt(args, 14)) * unit || CHIP_BREAK;
  const lead = Math.abs(numberAt(args, 16)) * unit || leadDistance(surface - bottom);
  const depths = peckDepths(run, surface, bottom, args);
  for (const [i, depth] of depths.entries()) {
    hole.cut(depth, i === 0 ? run.feed * factor : run.feed);
    const last = i === depths.length - 1;
    hole.dwell(dwellOf(run, last && isGiven(args, 15) ? numberAt(args, 15) : numberAt(args, 8)));
    if (last) break;
    if (clears) {
      hole.rapid(clear);
      hole.dwell(dwellOf(run, numberAt(args, 9)));
      hole.rapid(Math.min(clear, depth + lead));
    } else hole.rapid(depth + back);
  }
}

function peckDepths(run: SiemensRun, surface: number, bottom: number, args: Arguments): number[] {
  const { unit } = run;
  const total = surface - bottom;
  const relative = Math.abs(numberAt(args, 6)) * unit;
  const first = relative > 0 ? relative : isGiven(args, 5) ? surface - numberAt(args, 5) * unit : total;
  const less = numberAt(args, 7);
  const least = Math.abs(numberAt(args, 13)) * unit;
  let step = first > 0 ? Math.min(first, total) : total;
  let depth = surface - step;
  const depths = [Math.max(bottom, depth)];
  while (depth > bottom + 1e-9 && depths.length < MAX_PECKS) {
    if (less > 0) step = Math.max(step - less * unit, less * unit, least);
    else if (less < 0) step = Math.max(step * -less, least, 1e-3);
    const rest = depth - bottom;
    // The last two strokes share what is left.
    const stroke = rest <= step ? rest : rest < 2 * step ? rest / 2 : step;
    depth -= stroke;
    depths.push(depth <= bottom + 1e-9 ? bottom : depth);
  }
  if ((depths.at(-1) ?? 0) > bottom + 1e-9) depths.push(bottom);
  return depths;
}
