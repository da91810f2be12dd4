import { writeGrouped } from '@truciolo/italian';
import type { StockProposal } from '../report/part-report.ts';
import { nextSize, type StockOptions, upTo } from './propose-stock.ts';
import type { SheetBlank } from './unfold-sheet.ts';

/** Models give a gauge by its rounded thickness: 1,91 for 2. A thickness further off is taken as drawn. */
const [THINNER, THICKER] = [0.95, 1.1];

/** The piece of sheet a bent part is cut out of, before it is bent. */
export function proposeSheet(
  partVolume: number,
  blank: SheetBlank,
  { allowance, sizes }: StockOptions,
): StockProposal {
  const size = nextSize(sizes.plate, blank.thickness * THINNER);
  const thick = size !== undefined && size <= blank.thickness * THICKER ? size : blank.thickness;
  const [width, length] = [blank.width, blank.length].map((side) => upTo(side + allowance * 2, 1)) as [
    number,
    number,
  ];
  const volume = thick * width * length;
  return {
    kind: 'plate',
    dimensions: [thick, width, length],
    volume,
    label: `Lamiera ${writeGrouped(thick, 2)} × ${width} × ${length} (sviluppo)`,
    waste: Math.max(0, 1 - partVolume / volume),
  };
}
