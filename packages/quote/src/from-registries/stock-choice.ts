import type { SectionDraft, StockDraft } from '../model/stock-draft.ts';

export type Shape = SectionDraft['shape'];
/** Kinds of stock: a cut bar or sheet, a blank known by its weight, or none. */
export type StockChoice = Shape | 'blank' | 'none';

export const choiceOf = (stock: StockDraft | null): StockChoice | null => {
  if (stock === null) return null;
  return stock.kind === 'bar' ? stock.section.shape : stock.kind;
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
