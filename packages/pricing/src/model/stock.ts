import type { Money, Percent } from '@truciolo/money';
import type { Technique } from '@truciolo/nesting';
import type { Kilograms, Millimetres } from '@truciolo/units';
import type { Sourced } from './origin.ts';

/** Cross-sections of formulas (c). */
export type Section =
  | { readonly shape: 'round'; readonly diameter: Millimetres }
  | { readonly shape: 'square'; readonly side: Millimetres }
  | { readonly shape: 'hexagon'; readonly acrossFlats: Millimetres }
  | { readonly shape: 'flat' | 'sheet'; readonly width: Millimetres; readonly thickness: Millimetres }
  | { readonly shape: 'tube'; readonly diameter: Millimetres; readonly wall: Millimetres }
  | {
      readonly shape: 'rectangular-tube';
      readonly width: Millimetres;
      readonly height: Millimetres;
      readonly wall: Millimetres;
    }
  | { readonly shape: 'angle'; readonly side: Millimetres; readonly wall: Millimetres }
  /** U, T, H and the like: the catalogue gives the weight. */
  | { readonly shape: 'profile'; readonly kgPerMetre: number };

export interface SheetSize {
  readonly length: Millimetres;
  readonly width: Millimetres;
}

/** How blanks leave the bar or the sheet. */
export type Cutting =
  /** Bar feeder: each piece takes part + facing + parting; the remnant stays in the spindle. */
  | {
      readonly kind: 'lathe';
      readonly barLength: Millimetres;
      readonly partingWidth: Millimetres;
      readonly remnant: Millimetres;
    }
  | {
      readonly kind: 'saw';
      readonly barLength: Millimetres;
      readonly kerf: Millimetres;
      readonly frontTrim: Millimetres;
      readonly grip: Millimetres;
    }
  /** Nested in two dimensions on sheets of these sizes; the section is a sheet. */
  | {
      readonly kind: 'sheets';
      readonly technique: Technique;
      readonly sheets: readonly SheetSize[];
      readonly kerf: Millimetres;
      /** Left on each edge of the sheet. */
      readonly edge: Millimetres;
      /** The blank may be turned by 90°: neither grain nor rolling direction matters. */
      readonly rotates: boolean;
    }
  /** Bought cut to size: no bar to nest. */
  | { readonly kind: 'cut-to-size' };

export type MaterialCharge =
  /** Whole bars or sheets, as bought. */
  | { readonly mode: 'whole-bars' }
  /** Weight of a bar or sheet divided by the pieces it gives. */
  | { readonly mode: 'bar-share' }
  /** Length or area that the piece takes of the bar or sheet, including its cut. */
  | { readonly mode: 'consumed-length' }
  | { readonly mode: 'net-plus-waste'; readonly waste: Percent };

interface StockHead {
  readonly materialId: string;
  readonly netWeight?: Sourced<Kilograms>;
  /** Conto lavoro: the material belongs to the customer and is not charged. */
  readonly customerOwned: boolean;
  /** The shop refunds the customer's material that is lost with bad pieces: it is a cost of the job. */
  readonly paysScrapped: boolean;
  /** Credits the value of the chips: (gross − net) × chip price. */
  readonly creditChips: boolean;
  /** Sawing, per piece. */
  readonly cutCharge?: Sourced<Money>;
  /** Certificate 3.1, per lot. */
  readonly certificate?: Money;
  /** Alloy or size extra, per kg. */
  readonly surcharge?: Money;
  readonly leadDays?: number;
}

export interface BarStock extends StockHead {
  readonly kind: 'bar';
  readonly section: Section;
  /** Of the finished part. */
  readonly length: Sourced<Millimetres>;
  /** Facing allowance, both sides together. */
  readonly facing: Millimetres;
  readonly cutting: Cutting;
  readonly charge: MaterialCharge;
  /** Gross weight per piece typed beside the computed one. */
  readonly grossOverride?: Kilograms;
  /** Pieces from remnants of the rack, with their price per kg. */
  readonly rack?: { readonly pieces: number; readonly pricePerKg: Money };
}

/** A blank known by its weight or its price: casting, forging, plate cut by the supplier, piece supplied. */
export interface BlankStock extends StockHead {
  readonly kind: 'blank';
  readonly weight: Sourced<Kilograms>;
  /** Price per piece; without it the weight is charged at the material's price. */
  readonly unitPrice?: Sourced<Money>;
}

/** A position deliberately without material (a service). */
interface NoStock {
  readonly kind: 'none';
}

export type Stock = BarStock | BlankStock | NoStock;
