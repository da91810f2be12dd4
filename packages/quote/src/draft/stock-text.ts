import { writeGrouped } from '@truciolo/italian';
import { SECTION_LABELS } from '@truciolo/pricing';
import type { SectionDraft, StockDraft } from '../model/stock-draft.ts';
import { effectiveValue } from '../model/value.ts';

/** "3.000", "60,3"; a question mark where it is missing. */
const size = (value: number | null): string => (value === null ? '?' : writeGrouped(value, 3));

/** "ø40", "□30", "20 × 8": the section in a few signs, mm. */
export function sectionText(section: SectionDraft): string {
  switch (section.shape) {
    case 'round':
      return `ø${size(section.diameter)}`;
    case 'tube':
      return `ø${size(section.diameter)} × ${size(section.wall)}`;
    case 'square':
      return `□${size(section.side)}`;
    case 'hexagon':
      return `CH ${size(section.acrossFlats)}`;
    case 'flat':
    case 'sheet':
      return `${size(section.width)} × ${size(section.thickness)}`;
    case 'rectangular-tube':
      return `${size(section.width)} × ${size(section.height)} × ${size(section.wall)}`;
    case 'angle':
      return `L ${size(section.side)} × ${size(section.wall)}`;
    case 'profile':
      return `${size(section.kgPerMetre)} kg/m`;
  }
}

/** "Tondo ø40, barre da 3.000 mm": bought or taken from the rack; empty where the blank is not a section. */
export function stockText(stock: StockDraft | null): string {
  if (stock?.kind !== 'bar') return '';
  const section = `${SECTION_LABELS[stock.section.shape]} ${sectionText(stock.section)}`;
  const { cutting } = stock;
  if ('barLength' in cutting && cutting.barLength !== null)
    return `${section}, barre da ${size(cutting.barLength)} mm`;
  const length = effectiveValue(stock.length);
  return length === null ? section : `${section}, pezzi da ${size(length + (stock.facing ?? 0))} mm`;
}
