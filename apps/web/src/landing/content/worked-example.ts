/**
 * The part that every figure of the page belongs to: a flanged bushing in C45, quoted at four quantities. Inputs:
 * set-up 2 h at 45 €/h, programming 1.5 h at 50 €/h, cycle 12 min at 50 €/h, inspection 1.5 min at 35 €/h, 0.95 kg
 * at 1.60 €/kg, blackening outside 0.80 €/piece with a minimum of 60 €, scrap 3 %, overheads 12 %, margin 20 %.
 */
export const part = {
  name: 'Bussola flangiata',
  code: 'BF-0412',
  material: 'C45',
  size: 'ø 40 × 96',
  quote: 'P-2026-0187',
} as const;

interface PriceBreak {
  readonly quantity: number;
  /** € a piece, rounded to the cent first, as on the customer's document. */
  readonly unit: number;
  /** Set-up and programming with their share of overheads and margin, € per piece: the cost that the lot spreads. */
  readonly lotShare: number;
}

/** Lot costs of 165 € carry overheads (× 1.12) and margin (÷ 0.8): 231 € over the lot. */
const lotCost = (165 * 1.12) / 0.8;

export const priceBreaks: readonly PriceBreak[] = [
  { quantity: 10, unit: 52.17, lotShare: lotCost / 10 },
  { quantity: 50, unit: 25.19, lotShare: lotCost / 50 },
  { quantity: 100, unit: 22.07, lotShare: lotCost / 100 },
  { quantity: 500, unit: 19.97, lotShare: lotCost / 500 },
];

/** The quantity the customer asked for; highlighted wherever the breaks are listed. */
export const askedQuantity = 50;

export const lotTotal = ({ quantity, unit }: PriceBreak): number => Math.round(unit * quantity * 100) / 100;
