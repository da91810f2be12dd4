import { isSawnBlock } from '@truciolo/pricing';
import type { SectionDraft, StockDraft } from '../model/stock-draft.ts';

export type Shape = SectionDraft['shape'];
/** The kinds of stock: a cut bar or sheet, a block bought sawn from plate, a blank known by its weight, or nothing. */
export type StockChoice = Shape | 'block' | 'blank' | 'none';

export const choiceOf = (stock: StockDraft | null): StockChoice | null => {
  if (stock === null) return null;
  if (stock.kind !== 'bar') return stock.kind;
  return isSawnBlock(stock) ? 'block' : stock.section.shape;
};

/** mm across the bar as in a drawing; null while unknown. */
export function acrossOf(section: SectionDraft): number | null {
  switch (section.shape) {
    case 'round':
    case 'tube':
      return section.diameter;
    case 'square':
    case 'angle':
      return section.side;
    case 'hexagon':
      return section.acrossFlats;
    case 'flat':
    case 'sheet':
      return section.thickness;
    case 'rectangular-tube':
      return section.height;
    case 'profile':
      return null;
  }
}
