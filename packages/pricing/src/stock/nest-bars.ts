import { QUANTITY_SCALE } from '@truciolo/money';
import { type Millimetres, mm } from '@truciolo/units';
import type { Cutting } from '../model/stock.ts';

export interface BarNesting {
  /** Bar taken by one piece. */
  readonly pitch: Millimetres;
  /** Null where no bar is nested. */
  readonly piecesPerBar: number | null;
  readonly barLength: Millimetres | null;
}

/** Lengths as integers of 1/1,000,000 mm, so that a bar that fits exactly is not lost to a binary fraction. */
const exact = (length: number) => Math.round(length * QUANTITY_SCALE);
const wholeTimes = (length: number, pitch: number) => Math.max(0, (length - (length % pitch)) / pitch);

/** Formulas (c): bar feeder and sawing. `blank` = finished length + facing. */
export function nestBars(blank: Millimetres, cutting: Exclude<Cutting, { kind: 'sheets' }>): BarNesting {
  switch (cutting.kind) {
    case 'cut-to-size':
      return { pitch: blank, piecesPerBar: null, barLength: null };
    case 'lathe': {
      const pitch = exact(blank) + exact(cutting.partingWidth);
      const usable = exact(cutting.barLength) - exact(cutting.remnant);
      return {
        pitch: mm(pitch / QUANTITY_SCALE),
        piecesPerBar: wholeTimes(usable, pitch),
        barLength: cutting.barLength,
      };
    }
    case 'saw': {
      // One kerf fewer than pieces: the last cut may end in the remnant.
      const kerf = exact(cutting.kerf);
      const pitch = exact(blank) + kerf;
      const usable = exact(cutting.barLength) - exact(cutting.frontTrim) - exact(cutting.grip) + kerf;
      return {
        pitch: mm(pitch / QUANTITY_SCALE),
        piecesPerBar: wholeTimes(usable, pitch),
        barLength: cutting.barLength,
      };
    }
  }
}
