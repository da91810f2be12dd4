import { QUANTITY_SCALE } from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';
import { effective } from '../model/origin.ts';
import type { StockNeed } from '../model/priced-quantity.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import { barsFor, type StockPlan } from '../stock/plan-stock.ts';

/** Bars, weights and yield of a lot. */
export function prepareStockNeed(stock: BarStock | BlankStock, plan: StockPlan): (lot: Lot) => StockNeed {
  const grossWeight = effective(plan.gross);
  const rackPieces = stock.kind === 'bar' ? (stock.rack?.pieces ?? 0) : 0;
  const wholeBars = stock.kind === 'bar' && stock.charge.mode === 'whole-bars';
  const { nesting, barWeight, partLength } = plan;
  return (lot) => {
    const bars = barsFor(plan, lot.started, rackPieces);
    const barLength = bars && nesting?.barLength ? bars * nesting.barLength : null;
    const newPieces = Math.max(0, lot.started - rackPieces);
    const fromRack = (lot.started - newPieces) * grossWeight;
    const lotWeight =
      wholeBars && bars !== null && barWeight !== null
        ? bars * barWeight + fromRack
        : lot.started * grossWeight;
    return {
      grossWeight,
      netWeight: plan.net,
      lotWeight: Math.round(lotWeight * QUANTITY_SCALE) / QUANTITY_SCALE,
      pitch: nesting?.pitch ?? null,
      piecesPerBar: nesting?.piecesPerBar ?? null,
      bars,
      partYield:
        barLength && partLength ? (Math.min(lot.quantity, newPieces) * partLength) / barLength : null,
      barUse: barLength && nesting ? (newPieces * nesting.pitch) / barLength : null,
    };
  };
}
