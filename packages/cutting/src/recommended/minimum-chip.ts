import { type Millimetres, mm } from '@truciolo/units';
import { type Warning, warn } from '../warning.ts';

/**
 * Under about a third of the edge radius a tool rubs instead of cutting. Honed inserts 0.03 mm; ground solid
 * tools 0.001 D, at least 0.004 mm [practice].
 */
export const INSERT_MINIMUM_CHIP = mm(0.03);
export const solidMinimumChip = (D: Millimetres): Millimetres => mm(Math.max(0.004, 0.001 * D));

export const chipWarnings = (h: Millimetres, hMin: Millimetres): readonly Warning[] =>
  h < hMin ? [warn('chip-too-thin', { h, hMin })] : [];
