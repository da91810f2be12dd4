import { mmText } from './rack-item.ts';

/** Width of a band saw cut in mm: shorter remnants cannot be cut. */
export const SAW_CUT = 3;

const mm = (value: number): string => `${mmText(value)} mm`;

type Remnant =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly length: number }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Remnant of a piece of this length that returns to the rack, by its measured length; 0 = used up. */
export function remnantOf(length: number, left: number): Remnant {
  if (left === 0) return { kind: 'none' };
  if (left >= length) {
    const sentence = `L’avanzo non può essere lungo quanto il pezzo (${mm(length)}): se non è stato usato, liberalo.`;
    return { kind: 'refused', sentence };
  }
  if (left <= SAW_CUT) {
    const sentence = `Un avanzo di ${mm(left)} è più corto del taglio della sega (${mm(SAW_CUT)}): è scarto, scrivi 0.`;
    return { kind: 'refused', sentence };
  }
  return { kind: 'kept', length: left };
}
