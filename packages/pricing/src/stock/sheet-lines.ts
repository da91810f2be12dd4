import { agree, writeGrouped } from '@truciolo/italian';
import { type Money, moneyRatio, multiplyRatio, quantityRatio, WHOLE, ZERO } from '@truciolo/money';
import type { CostLine, Lot } from '../lines/cost-line.ts';
import { moneyInput, originOf, quantityInput } from '../lines/trace-input.ts';
import { effective } from '../model/origin.ts';
import type { BarStock } from '../model/stock.ts';
import type { TraceInput } from '../model/trace.ts';
import type { SheetPlan } from './plan-sheets.ts';
import type { StockPlan } from './plan-stock.ts';

type Head = Pick<CostLine, 'id' | 'category' | 'label'>;

/** Blanks that come from the rack first, the others from whole sheets: those with the least area that give them. */
export const sheetCounts = (sheets: SheetPlan, stock: BarStock, lot: Lot): readonly number[] =>
  sheets.nesting.sheetsFor(Math.max(0, lot.started - (stock.rack?.pieces ?? 0))) ?? sheets.sizes.map(() => 0);

/**
 * Whole sheets at a price per kg. They are bought for the started pieces, so the scrap is already included; pieces of
 * the rack are charged by weight at the rack's own price, where the line is the material itself.
 */
export function wholeSheetsLine(
  head: Head,
  stock: BarStock,
  plan: StockPlan,
  sheets: SheetPlan,
  price: { readonly each: Money; readonly input: TraceInput },
  withRack: boolean,
): CostLine {
  const rack = withRack ? stock.rack : undefined;
  const fromRack = (lot: Lot) => Math.min(lot.started, rack?.pieces ?? 0);
  return {
    ...head,
    lost: false,
    variable: WHOLE,
    coefficients: [
      multiplyRatio(quantityRatio(effective(plan.gross)), moneyRatio(rack?.pricePerKg ?? ZERO)),
      ...sheets.weights.map((weight) => multiplyRatio(quantityRatio(weight), moneyRatio(price.each))),
    ],
    amount: (lot, [used = 0n, ...bought]) => {
      const counts = sheetCounts(sheets, stock, lot);
      const sum = bought.reduce((total, each, index) => total + BigInt(counts[index] ?? 0) * each, 0n);
      return sum + BigInt(fromRack(lot)) * used;
    },
    lotPart: () => 0n,
    explain: (lot) => {
      const parts = bought(sheets, sheetCounts(sheets, stock, lot));
      const sum = parts.map(({ formula }) => formula).join(' + ') || '0';
      const metal = `${parts.length > 1 ? `(${sum})` : sum} × {${price.input.key}}`;
      const inputs = [...parts.flatMap((part) => part.inputs), price.input];
      if (!rack || rack.pieces === 0) return { formula: metal, inputs, origin: originOf([price.input]) };
      return {
        formula: `${metal} + {daMagazzino} × {peso} × {recupero}`,
        inputs: [
          ...inputs,
          quantityInput('daMagazzino', 'pezzi da spezzoni', fromRack(lot), 'pz', 'typed'),
          quantityInput('peso', 'peso lordo', effective(plan.gross), 'kg', 'computed'),
          moneyInput('recupero', 'prezzo dello spezzone', rack.pricePerKg, 'kg', 'typed'),
        ],
        origin: originOf([price.input]),
      };
    },
  };
}

function bought(sheets: SheetPlan, counts: readonly number[]) {
  return sheets.sizes.flatMap(({ length, width }, index) => {
    const count = counts[index] ?? 0;
    if (count === 0) return [];
    const name = `lamiere ${writeGrouped(length)} × ${writeGrouped(width)}, ${sheets.nesting.capacities[index] ?? 0} pezzi l’una`;
    return [
      {
        formula: `{n${index}} × {kg${index}}`,
        inputs: [
          quantityInput(`n${index}`, name, count, agree(count, 'lamiera', 'lamiere'), 'computed'),
          quantityInput(`kg${index}`, 'peso di una lamiera', sheets.weights[index] ?? 0, 'kg', 'computed'),
        ],
      },
    ];
  });
}
