import { writeGrouped } from '@truciolo/italian';
import { formatMoney, formatPercent } from '@truciolo/money';
import type { TraceInput, TraceNode } from './model/trace.ts';

/** Decimals always printed, and printed when needed, by unit. */
const DECIMALS: Readonly<Record<string, readonly [number, number]>> = {
  kg: [3, 3],
  min: [2, 2],
  '€': [2, 2],
  '€/pz': [2, 4],
};
const OTHER_UNITS = [0, 3] as const;

export function showInput(input: TraceInput): string {
  switch (input.kind) {
    case 'money': {
      const amount = formatMoney(input.value, { symbol: false, maxDecimals: 4 });
      return input.per === undefined ? amount : `${amount} €/${input.per}`;
    }
    case 'percent':
      return formatPercent(input.value);
    case 'quantity': {
      if (input.unit === 'pz' || input.unit === 'lotti') return writeGrouped(input.value);
      const [least, most] = DECIMALS[input.unit] ?? OTHER_UNITS;
      return `${writeGrouped(input.value, most, least)} ${input.unit}`.trimEnd();
    }
  }
}

const fill = (template: string, node: TraceNode) =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const input = node.inputs.find((candidate) => candidate.key === key);
    return input ? showInput(input) : whole;
  });

/** "0,950 kg × 1,60 €/kg × 50": the formula of the lot with its numbers. */
export const showFormula = (node: TraceNode): string => fill(node.formula, node);

const PER_PIECE = / × \{pezzi\}$/;

/** The same for one piece: "0,950 kg × 1,60 €/kg", "MAX(0,80 €/pz × 50; 60,00 €/lotto) ÷ 50". */
export function showFormulaPerPiece(node: TraceNode, quantity: number): string {
  if (node.formula === '') return '';
  if (PER_PIECE.test(node.formula)) return fill(node.formula.replace(PER_PIECE, ''), node);
  return `${fill(node.formula, node)} ÷ ${writeGrouped(quantity)}`;
}
