import type { CuttingMaterial, ToolMaterial } from '../material.ts';
import { familyLabels, type ToolFamily } from '../tool/tool-family.data.ts';
import { type Warning, warn } from '../warning.ts';
import { isSuperhard, superhardSpeeds } from './superhard-speed.data.ts';

/** A size in which the tool is not made. */
export function diameterWarnings(
  family: ToolFamily,
  D: number,
  [low, high]: readonly [number, number],
): readonly Warning[] {
  return D < low || D > high ? [warn('tool-diameter', { family: familyLabels[family], D, low, high })] : [];
}

/** Diamond in steel, CBN in aluminium: the edge reacts with the work instead of cutting it. */
export function edgeWarnings(tool: ToolMaterial, material: CuttingMaterial | undefined): readonly Warning[] {
  if (!material?.isoGroup || !isSuperhard(tool) || superhardSpeeds(tool, material)) return [];
  return [warn('tool-material-unsuitable', { tool })];
}
