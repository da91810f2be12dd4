import type { LengthUnit } from '@truciolo/part';

export const unitWords: Readonly<Record<LengthUnit, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  um: 'µm',
  inch: 'pollici',
  foot: 'piedi',
  unknown: 'non dichiarata',
};

/** Units that users choose from, the usual ones first. */
export const sayableUnits = ['mm', 'inch', 'cm', 'm'] as const satisfies readonly LengthUnit[];
