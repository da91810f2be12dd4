import { writeGrouped } from '@truciolo/italian';
import { SECTION_LABELS } from '@truciolo/pricing';

/** Shapes on the rack: the sections that are bought by length, sheets, and sawn blocks. */
export const RACK_SHAPES = [
  'round',
  'square',
  'hexagon',
  'flat',
  'tube',
  'rectangular-tube',
  'angle',
  'profile',
  'sheet',
  'block',
] as const;
export type RackShape = (typeof RACK_SHAPES)[number];

export const RACK_SHAPE_LABELS: Readonly<Record<RackShape, string>> = { ...SECTION_LABELS, block: 'Blocco' };

/** Sizes in mm; `width` is the diameter of a round, `thickness` the wall of a tube. */
interface RackSizes {
  readonly shape: RackShape;
  readonly width: number;
  readonly thickness: number | null;
  readonly length: number;
}

/** "3.000", "60,3": a size in mm without its unit. */
export const mmText = (value: number): string => writeGrouped(value, 1);

const ROUND: readonly RackShape[] = ['round', 'tube'];

/** "Tondo ø40 × 3.000 mm". */
export function rackText({ shape, width, thickness, length }: RackSizes): string {
  const first = `${ROUND.includes(shape) ? 'ø' : ''}${mmText(width)}`;
  const section = thickness === null ? [first] : [first, mmText(thickness)];
  return `${RACK_SHAPE_LABELS[shape]} ${[...section, mmText(length)].join(' × ')} mm`;
}
