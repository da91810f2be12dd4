import { type Percent, percentRatio, QUANTITY_SCALE } from '@truciolo/money';
import { type Kilograms, type KilogramsPerCubicDecimetre, kilograms, mm } from '@truciolo/units';
import { effective, type Sourced } from '../model/origin.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import { type BarNesting, nestBars } from './nest-bars.ts';
import { planSheets, type SheetPlan } from './plan-sheets.ts';
import { kgPerMetre } from './section-weight.ts';

/** Weights and bars of one piece, before any price. */
export interface StockPlan {
  /** Charged gross weight of a piece; an override stands beside the computed weight. */
  readonly gross: Sourced<Kilograms>;
  /** Weight that becomes part and chips: without the share of the bar's end that charging may add. */
  readonly cut: Kilograms;
  readonly net: Kilograms | null;
  readonly nesting: BarNesting | null;
  readonly sheets: SheetPlan | null;
  readonly barWeight: Kilograms | null;
  /** Finished length, for the yield. */
  readonly partLength: number | null;
}

/** Weights are kept to the milligram. */
const milligrams = (weight: number) => kilograms(Math.round(weight * QUANTITY_SCALE) / QUANTITY_SCALE);

export function planStock(stock: BarStock | BlankStock, density: KilogramsPerCubicDecimetre): StockPlan {
  const net = stock.netWeight ? effective(stock.netWeight) : null;
  if (stock.kind === 'blank') {
    const cut = effective(stock.weight);
    return { gross: stock.weight, cut, net, nesting: null, sheets: null, barWeight: null, partLength: null };
  }
  const length = effective(stock.length);
  const blank = mm(length + stock.facing);
  if (stock.cutting.kind === 'sheets')
    return onSheets(stock, planSheets(blank, stock.section, stock.cutting, density), net);
  const nesting = nestBars(blank, stock.cutting);
  const linear = kgPerMetre(stock.section, density);
  const barWeight = nesting.barLength === null ? null : milligrams((linear * nesting.barLength) / 1000);
  const computed = grossPerPiece(stock, nesting, linear, barWeight, net);
  const gross: Sourced<Kilograms> = {
    value: computed,
    origin: 'computed',
    ...(stock.grossOverride === undefined ? {} : { override: stock.grossOverride }),
  };
  const cut = stock.grossOverride ?? milligrams((linear * nesting.pitch) / 1000);
  return { gross, cut, net, nesting, sheets: null, barWeight, partLength: length };
}

function onSheets(stock: BarStock, sheets: SheetPlan, net: Kilograms | null): StockPlan {
  const consumed = milligrams(sheets.consumed);
  const computed =
    stock.charge.mode === 'net-plus-waste'
      ? withWaste(net, stock.charge.waste)
      : stock.charge.mode === 'bar-share' && sheets.share !== null
        ? milligrams(sheets.share)
        : consumed;
  const override = stock.grossOverride === undefined ? {} : { override: stock.grossOverride };
  const gross: Sourced<Kilograms> = { value: computed, origin: 'computed', ...override };
  const cut = stock.grossOverride ?? consumed;
  return { gross, cut, net, nesting: null, sheets, barWeight: null, partLength: null };
}

const withWaste = (net: Kilograms | null, waste: Percent): Kilograms => {
  const share = percentRatio(waste);
  return milligrams((net ?? 0) * (1 + Number(share.n) / Number(share.d)));
};

function grossPerPiece(
  stock: BarStock,
  nesting: BarNesting,
  linear: number,
  barWeight: Kilograms | null,
  net: Kilograms | null,
): Kilograms {
  const consumed = milligrams((linear * nesting.pitch) / 1000);
  switch (stock.charge.mode) {
    case 'whole-bars':
    case 'consumed-length':
      return consumed;
    case 'bar-share':
      return barWeight !== null && nesting.piecesPerBar
        ? milligrams(barWeight / nesting.piecesPerBar)
        : consumed;
    case 'net-plus-waste':
      return withWaste(net, stock.charge.waste);
  }
}

/** Bars or sheets for a number of pieces, after those from the rack. Null where nothing is nested. */
export function barsFor(plan: StockPlan, pieces: number, rackPieces: number): number | null {
  if (plan.sheets) {
    const counts = plan.sheets.nesting.sheetsFor(Math.max(0, pieces - rackPieces));
    return counts === null ? null : counts.reduce((sum, count) => sum + count, 0);
  }
  const perBar = plan.nesting?.piecesPerBar ?? null;
  if (perBar === null || perBar === 0) return null;
  return Math.ceil(Math.max(0, pieces - rackPieces) / perBar);
}
