import { metresPerMinute } from '@truciolo/units';
import type { CuttingMaterial, SpeedRange, SpeedTable, ToolMaterial } from '../material.ts';

/** Depth of cut decides how a turning pass is run (formulas a11). */
export type TurningRegime = 'rough' | 'medium' | 'finish';

export type SpeedUse =
  | `turning-${TurningRegime}`
  | 'milling'
  | 'drilling'
  | 'boring'
  | 'reaming'
  | 'tapping'
  | 'thread-milling'
  | 'thread-turning'
  | 'parting';

const scaled = ([low, high]: SpeedRange, factor: number): SpeedRange => [
  metresPerMinute(low * factor),
  metresPerMinute(high * factor),
];

const between = (a: SpeedRange, b: SpeedRange): SpeedRange => [
  metresPerMinute((a[0] + b[0]) / 2),
  metresPerMinute((a[1] + b[1]) / 2),
];

/** Formulas a5, for steel. */
const reaming: Record<ToolMaterial, readonly [number, number]> = { hss: [8, 15], carbide: [15, 40] };

/** Half the drilling speed where that is slower than the values for steel (titanium, nickel). */
function reamingRange(table: SpeedTable, tool: ToolMaterial): SpeedRange {
  const [low, high] = reaming[tool];
  const [halfLow, halfHigh] = scaled(table.drilling, 0.5);
  return [metresPerMinute(Math.min(low, halfLow)), metresPerMinute(Math.min(high, halfHigh))];
}

/**
 * Operations the table does not name follow a named one, slowed as shops do [practice]: boring 0.9 (slender bar),
 * parting 0.7 (weak blade, poor cooling), thread turning 0.6 (full profile), thread milling 0.8.
 */
export function speedRange(
  use: SpeedUse,
  material: CuttingMaterial | undefined,
  tool: ToolMaterial = 'carbide',
): SpeedRange | undefined {
  const table = material?.vc?.[tool];
  if (!table) return undefined;
  switch (use) {
    case 'turning-rough':
      return table.turnRough;
    case 'turning-medium':
      return between(table.turnRough, table.turnFinish);
    case 'turning-finish':
      return table.turnFinish;
    case 'boring':
      return scaled(table.turnRough, 0.9);
    case 'parting':
      return scaled(table.turnRough, 0.7);
    case 'thread-turning':
      return scaled(table.turnRough, 0.6);
    case 'thread-milling':
      return scaled(table.milling, 0.8);
    case 'reaming':
      return reamingRange(table, tool);
    default:
      return table[use];
  }
}

/** Depths of formulas a11: roughing from 2 mm, finishing up to 1 mm. */
export function turningRegime(ap: number): TurningRegime {
  if (ap >= 2) return 'rough';
  return ap > 1 ? 'medium' : 'finish';
}
