import { type Millimetres, mm } from '@truciolo/units';
import type { MillFamily } from '../tool/tool-family.data.ts';
import { mills } from '../tool/tool-family.data.ts';
import { type Warning, warn } from '../warning.ts';

/**
 * Under about a third of the edge radius a tool rubs instead of cutting: the edge decides, not the size of the cutter.
 * Honed inserts 0.03 mm whatever the diameter; ground tools, whose edges grow with them, 0.001 D up to 20 mm, at least
 * 0.0005 mm [practice].
 */
export const INSERT_MINIMUM_CHIP = mm(0.03);
export const groundMinimumChip = (D: Millimetres): Millimetres =>
  mm(Math.max(0.0005, 0.001 * Math.min(D, 20)));

export const millMinimumChip = (family: MillFamily, D: Millimetres): Millimetres =>
  mills[family].edge === 'insert' ? INSERT_MINIMUM_CHIP : groundMinimumChip(D);

export const chipWarnings = (h: Millimetres, hMin: Millimetres): readonly Warning[] =>
  h < hMin ? [warn('chip-too-thin', { h, hMin })] : [];
