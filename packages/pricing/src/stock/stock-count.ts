import { writeGrouped } from '@truciolo/italian';
import { type Ratio, WHOLE } from '@truciolo/money';
import { type CostLine, countLine, type LineExplanation, type Lot, pieceLine } from '../lines/cost-line.ts';
import { originOf, piecesInput, quantityInput, startedInput } from '../lines/trace-input.ts';
import type { TraceInput } from '../model/trace.ts';

interface StockLine extends Pick<CostLine, 'id' | 'category' | 'label'> {
  /** Of one piece. */
  readonly formula: string;
  readonly inputs: readonly TraceInput[];
}

/** How many pieces of stock a lot pays for. */
export interface StockCount {
  readonly pieces: (lot: Lot) => number;
  /** Multiplied by the scrap afterwards. */
  readonly lost: boolean;
  /** Says that more pieces are started than are good; nothing where they are as many. */
  label(label: string, lot: Lot): Pick<LineExplanation, 'label'>;
  line(head: StockLine, each: Ratio): CostLine;
}

/**
 * Whole started pieces; or, where the user takes the risk of scrap, the good ones and their average scrap afterwards.
 */
export const stockCount = (risksScrap: boolean): StockCount => (risksScrap ? byAverage : wholePieces);

const byAverage: StockCount = {
  pieces: (lot) => lot.quantity,
  lost: true,
  label: () => ({}),
  line: ({ formula, inputs, ...head }, each) =>
    pieceLine(
      {
        ...head,
        lost: true,
        variable: WHOLE,
        explain: (lot) => ({
          formula: `${formula} × {pezzi}`,
          inputs: [...inputs, piecesInput(lot)],
          origin: originOf(inputs),
        }),
      },
      each,
    ),
};

const number = (count: number) => writeGrouped(count);

const wholePieces: StockCount = {
  pieces: (lot) => lot.started,
  lost: false,
  label: (label, { started, quantity }) =>
    started === quantity
      ? {}
      : { label: `${label}, ${number(started)} pezzi avviati per ${number(quantity)}` },
  line: ({ formula, inputs, ...head }, each) =>
    countLine(
      {
        ...head,
        lost: false,
        variable: WHOLE,
        explain: (lot) => {
          const count = lot.started === lot.quantity ? piecesInput(lot) : startedInput(lot);
          return {
            ...wholePieces.label(head.label, lot),
            formula: `${formula} × {${count.key}}`,
            inputs: [...inputs, count],
            origin: originOf(inputs),
          };
        },
      },
      each,
      (lot) => BigInt(lot.started),
    ),
};

/** The pieces that are lost, alone: a customer does not count them by the average. */
export function scrappedLine({ formula, inputs, ...head }: StockLine, each: Ratio): CostLine {
  const scrapped = (lot: Lot) =>
    quantityInput('scartati', 'pezzi di scarto', lot.started - lot.quantity, 'pz', 'computed');
  return countLine(
    {
      ...head,
      lost: false,
      variable: WHOLE,
      explain: (lot) => ({
        formula: `${formula} × {scartati}`,
        inputs: [...inputs, scrapped(lot)],
        origin: originOf(inputs),
      }),
    },
    each,
    (lot) => BigInt(lot.started - lot.quantity),
  );
}
