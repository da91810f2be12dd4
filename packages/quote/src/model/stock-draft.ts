import type { Value } from './value.ts';

/** mm, except `kgPerMetre`. */
export type SectionDraft =
  | { readonly shape: 'round'; readonly diameter: number | null }
  | { readonly shape: 'square'; readonly side: number | null }
  | { readonly shape: 'hexagon'; readonly acrossFlats: number | null }
  | { readonly shape: 'flat' | 'sheet'; readonly width: number | null; readonly thickness: number | null }
  | { readonly shape: 'tube'; readonly diameter: number | null; readonly wall: number | null }
  | {
      readonly shape: 'rectangular-tube';
      readonly width: number | null;
      readonly height: number | null;
      readonly wall: number | null;
    }
  | { readonly shape: 'angle'; readonly side: number | null; readonly wall: number | null }
  | { readonly shape: 'profile'; readonly kgPerMetre: number | null };

/** mm */
export type CuttingDraft =
  | {
      readonly kind: 'lathe';
      readonly barLength: number | null;
      readonly partingWidth: number | null;
      readonly remnant: number | null;
    }
  | {
      readonly kind: 'saw';
      readonly barLength: number | null;
      readonly kerf: number | null;
      readonly frontTrim: number | null;
      readonly grip: number | null;
    }
  | { readonly kind: 'cut-to-size' };

export type ChargeDraft =
  | { readonly mode: 'whole-bars' | 'bar-share' | 'consumed-length' }
  | { readonly mode: 'net-plus-waste'; readonly waste: number | null };

interface StockHead {
  /** Key in `rates.materials`: the material's guid. */
  readonly materialId: string | null;
  /** kg of the finished part. */
  readonly netWeight: Value | null;
  readonly customerOwned: boolean;
  readonly creditChips: boolean;
  /** € a piece. */
  readonly cutCharge: Value | null;
  /** € a lot. */
  readonly certificate: number | null;
  /** € a kg. */
  readonly surcharge: number | null;
  readonly leadDays: number | null;
}

export interface BarDraft extends StockHead {
  readonly kind: 'bar';
  readonly section: SectionDraft;
  /** Finished length, mm. */
  readonly length: Value;
  /** Both sides together, mm. */
  readonly facing: number | null;
  readonly cutting: CuttingDraft;
  readonly charge: ChargeDraft;
  /** kg a piece, in place of the computed weight. */
  readonly grossOverride: number | null;
  /** A remnant from the rack: pieces it gives, € a kg. */
  readonly rack: { readonly pieces: number | null; readonly pricePerKg: number | null } | null;
}

/** A casting, a forging, a part supplied by the customer. */
export interface BlankDraft extends StockHead {
  readonly kind: 'blank';
  /** kg a piece. */
  readonly weight: Value;
  /** € a piece, where it is bought by the piece. */
  readonly unitPrice: Value | null;
}

/** No blank that costs; the material may still be known by name, as in a quote that came from a sheet. */
export interface NoStockDraft {
  readonly kind: 'none';
  readonly materialName?: string | undefined;
}

export type StockDraft = BarDraft | BlankDraft | NoStockDraft;
