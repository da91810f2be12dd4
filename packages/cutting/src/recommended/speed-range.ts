import { metresPerMinute } from '@truciolo/units';
import type { MillingKind } from '../kernel/engagement.ts';
import type { CuttingMaterial, SpeedRange, SpeedTable, ToolMaterial } from '../material.ts';
import type { ToolFamily } from '../tool/tool-family.data.ts';
import { hardnessFactor } from './hardness-factor.ts';
import { isSuperhard, superhardSpeeds } from './superhard-speed.data.ts';
import type { TurningRegime } from './turning-regime.ts';

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

/** Inputs of the speed besides the material. */
interface SpeedChoice {
  /** Default carbide. */
  readonly toolMaterial?: ToolMaterial | undefined;
  readonly family?: ToolFamily | undefined;
  readonly milling?: MillingKind | undefined;
  /** Measured on the blank, in the scale of the material's record. */
  readonly hardness?: number | undefined;
}

const scaled = ([low, high]: readonly [number, number], factor: number): SpeedRange => [
  metresPerMinute(low * factor),
  metresPerMinute(high * factor),
];

const between = (a: SpeedRange, b: SpeedRange): SpeedRange => [
  metresPerMinute((a[0] + b[0]) / 2),
  metresPerMinute((a[1] + b[1]) / 2),
];

/** Formulas a5, for steel. */
const reaming: Record<'hss' | 'carbide', readonly [number, number]> = { hss: [8, 15], carbide: [15, 40] };

/** Half the drilling speed where that is slower than the values for steel (titanium, nickel). */
function reamingRange(table: SpeedTable, tool: 'hss' | 'carbide'): SpeedRange {
  const [low, high] = reaming[tool];
  const [halfLow, halfHigh] = scaled(table.drilling, 0.5);
  return [metresPerMinute(Math.min(low, halfLow)), metresPerMinute(Math.min(high, halfHigh))];
}

/** Kyocera, Magic Drill DRZ: 100-160 m/min in carbon steel, where solid carbide drills run 80-115. */
const INSERT_DRILL = 1.3;
/** Sandvik Coromant, CoroMill Plura, p. D155: a full slot at about 0.75 of the speed of a side cut. */
const SLOT = 0.8;
/** Tungaloy, General Catalogue 2020-2021, p. 1091: hardened steel 20-30 in a slot, 30-70 beside a shoulder. */
const HARD_SLOT = 0.5;

function millingSpeed(table: SpeedTable, material: CuttingMaterial, choice: SpeedChoice): SpeedRange {
  if (choice.milling !== 'slot') return table.milling;
  return scaled(table.milling, material.isoGroup === 'H' ? HARD_SLOT : SLOT);
}

/**
 * Operations the table does not name follow a named one, slowed as shops do [practice]: boring 0.9 (slender bar),
 * parting 0.7 (weak blade, poor cooling), thread turning 0.6 (full profile), thread milling 0.8.
 */
function recordedRange(
  use: SpeedUse,
  table: SpeedTable,
  material: CuttingMaterial,
  choice: SpeedChoice,
): SpeedRange {
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
      return reamingRange(table, choice.toolMaterial === 'hss' ? 'hss' : 'carbide');
    case 'milling':
      return millingSpeed(table, material, choice);
    case 'drilling':
      return choice.family === 'insert-drill' ? scaled(table.drilling, INSERT_DRILL) : table.drilling;
    case 'tapping':
      return table.tapping;
  }
}

/** Turning and milling only: CBN, ceramic and PCD are not used for drilling or tapping here. */
function superhardRange(
  use: SpeedUse,
  tool: ToolMaterial,
  material: CuttingMaterial,
): readonly [number, number] | undefined {
  const speeds = isSuperhard(tool) ? superhardSpeeds(tool, material) : undefined;
  if (use === 'milling') return speeds?.milling;
  return use.startsWith('turning-') || use === 'boring' ? speeds?.turning : undefined;
}

export function speedRange(
  use: SpeedUse,
  material: CuttingMaterial | undefined,
  choice: SpeedChoice = {},
): SpeedRange | undefined {
  const { toolMaterial = 'carbide' } = choice;
  if (!material) return undefined;
  const table = material.vc?.[toolMaterial];
  const range = isSuperhard(toolMaterial)
    ? superhardRange(use, toolMaterial, material)
    : table && recordedRange(use, table, material, choice);
  return range && scaled(range, hardnessFactor(material, choice.hardness));
}
