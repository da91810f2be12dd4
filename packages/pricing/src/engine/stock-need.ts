import { QUANTITY_SCALE } from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';
import { effective } from '../model/origin.ts';
import type { SheetNeed, StockNeed } from '../model/priced-quantity.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import type { SheetPlan } from '../stock/plan-sheets.ts';
import { barsFor, type StockPlan } from '../stock/plan-stock.ts';
import { sheetCounts } from '../stock/sheet-lines.ts';

const scaled = (weight: number): number => Math.round(weight * QUANTITY_SCALE) / QUANTITY_SCALE;

/** Bars or sheets, weights and yield of a lot. */
export function prepareStockNeed(stock: BarStock | BlankStock, plan: StockPlan): (lot: Lot) => StockNeed {
  const grossWeight = effective(plan.gross);
  const rackPieces = stock.kind === 'bar' ? (stock.rack?.pieces ?? 0) : 0;
  const whole = stock.kind === 'bar' && stock.charge.mode === 'whole-bars';
  const { nesting, sheets, barWeight } = plan;
  return (lot) => {
    const bars = barsFor(plan, lot.started, rackPieces);
    const newPieces = Math.max(0, lot.started - rackPieces);
    const onSheets = sheets && stock.kind === 'bar' ? sheetUse(sheets, stock, lot, newPieces) : null;
    const boughtWeight = onSheets?.weight ?? (bars !== null && barWeight !== null ? bars * barWeight : null);
    const fromRack = (lot.started - newPieces) * grossWeight;
    const lotWeight = whole && boughtWeight !== null ? boughtWeight + fromRack : lot.started * grossWeight;
    const use = onSheets ?? barUse(plan, bars, lot, newPieces);
    return {
      grossWeight,
      netWeight: plan.net,
      lotWeight: scaled(lotWeight),
      boughtWeight: boughtWeight === null ? null : scaled(boughtWeight),
      pitch: nesting?.pitch ?? null,
      piecesPerBar: nesting?.piecesPerBar ?? null,
      bars,
      partYield: use.partYield,
      barUse: use.barUse,
      sheets: onSheets?.sheets ?? null,
    };
  };
}

type Use = Pick<StockNeed, 'partYield' | 'barUse'>;

function barUse({ nesting, partLength }: StockPlan, bars: number | null, lot: Lot, newPieces: number): Use {
  const barLength = bars && nesting?.barLength ? bars * nesting.barLength : null;
  return {
    partYield: barLength && partLength ? (Math.min(lot.quantity, newPieces) * partLength) / barLength : null,
    barUse: barLength && nesting ? (newPieces * nesting.pitch) / barLength : null,
  };
}

function sheetUse(
  plan: SheetPlan,
  stock: BarStock,
  lot: Lot,
  newPieces: number,
): Use & { readonly sheets: readonly SheetNeed[]; readonly weight: number } {
  const counts = sheetCounts(plan, stock, lot);
  const sheets = plan.sizes.flatMap(({ length, width }, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? [{ length, width, count, capacity: plan.nesting.capacities[index] ?? 0 }] : [];
  });
  const area = sheets.reduce((sum, { length, width, count }) => sum + length * width * count, 0);
  const weight = counts.reduce((sum, count, index) => sum + count * (plan.weights[index] ?? 0), 0);
  const shareOf = (pieces: number, each: number) => (area > 0 ? (pieces * each) / area : null);
  return {
    sheets,
    weight,
    partYield: shareOf(Math.min(lot.quantity, newPieces), plan.blankArea),
    barUse: shareOf(newPieces, plan.takenArea),
  };
}
