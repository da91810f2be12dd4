import { type Money, moneyRatio, multiplyRatio, quantityRatio, WHOLE, ZERO } from '@truciolo/money';
import { type CostLine, countLine, type Lot } from '../lines/cost-line.ts';
import { moneyInput, originOf, quantityInput, sourcedMoney } from '../lines/trace-input.ts';
import { effective, type Sourced } from '../model/origin.ts';
import type { BarStock } from '../model/stock.ts';
import { barsFor, type StockPlan } from './plan-stock.ts';

/** An extra per kg of bars that are paid whole. */
export function wholeBarsExtra(stock: BarStock, plan: StockPlan, extra: Money): CostLine {
  const barWeight = plan.barWeight ?? 0;
  const bars = (lot: Lot) => barsFor(plan, lot.started, stock.rack?.pieces ?? 0) ?? 0;
  const inputs = [
    quantityInput('barra', 'peso di una barra', barWeight, 'kg', 'computed'),
    moneyInput('extra', 'extra', extra, 'kg', 'typed'),
  ];
  const explain = (lot: Lot) => ({
    formula: '{barre} × {barra} × {extra}',
    inputs: [quantityInput('barre', 'barre', bars(lot), 'barre', 'computed'), ...inputs],
    origin: originOf(inputs),
  });
  return countLine(
    {
      id: 'stock.surcharge',
      category: 'material',
      label: 'Extra materiale, barre intere',
      lost: false,
      variable: WHOLE,
      explain,
    },
    multiplyRatio(quantityRatio(barWeight), moneyRatio(extra)),
    (lot) => BigInt(bars(lot)),
  );
}

/**
 * Whole bars are bought for the pieces to start, so the scrap is already inside and is not multiplied again.
 * Pieces from the rack are charged by weight at the rack's price.
 */
export function wholeBarsLine(
  stock: BarStock,
  plan: StockPlan,
  material: string,
  price: Sourced<Money>,
): CostLine {
  const rackPieces = stock.rack?.pieces ?? 0;
  const rackPrice = stock.rack?.pricePerKg ?? ZERO;
  const barWeight = plan.barWeight ?? 0;
  const bars = (lot: Lot) => barsFor(plan, lot.started, rackPieces) ?? 0;
  const fromRack = (lot: Lot) => Math.min(lot.started, rackPieces);
  const fixed = [
    quantityInput('barra', 'peso di una barra', barWeight, 'kg', 'computed'),
    sourcedMoney('prezzo', 'prezzo', price, 'kg'),
  ];
  return {
    id: 'stock.material',
    category: 'material',
    label: `Materiale ${material}, barre intere`,
    lost: false,
    variable: WHOLE,
    coefficients: [
      multiplyRatio(quantityRatio(barWeight), moneyRatio(effective(price))),
      multiplyRatio(quantityRatio(effective(plan.gross)), moneyRatio(rackPrice)),
    ],
    amount: (lot, [bar = 0n, rack = 0n]) => BigInt(bars(lot)) * bar + BigInt(fromRack(lot)) * rack,
    lotPart: () => 0n,
    explain: (lot) => {
      const count = quantityInput('barre', 'barre', bars(lot), 'barre', 'computed');
      if (rackPieces === 0) {
        return {
          formula: '{barre} × {barra} × {prezzo}',
          inputs: [count, ...fixed],
          origin: originOf(fixed),
        };
      }
      return {
        formula: '{barre} × {barra} × {prezzo} + {daMagazzino} × {peso} × {recupero}',
        inputs: [
          count,
          ...fixed,
          quantityInput('daMagazzino', 'pezzi da spezzoni', fromRack(lot), 'pz', 'typed'),
          quantityInput('peso', 'peso lordo', effective(plan.gross), 'kg', 'computed'),
          moneyInput('recupero', 'prezzo dello spezzone', rackPrice, 'kg', 'typed'),
        ],
        origin: originOf(fixed),
      };
    },
  };
}
