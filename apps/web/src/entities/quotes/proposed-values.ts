import { type QuoteDocument, type ValueToConfirm, valuesToConfirm } from '@truciolo/quote';
import { formatAmount, formatDecimal } from '../../lib/format/numbers.ts';
import { basisUnits } from './basis-units.ts';

type Show = (value: number) => string;
const amountOf =
  (unit: string): Show =>
  (value) =>
    `${formatAmount(value)} ${unit}`;
const numberOf =
  (unit: string): Show =>
  (value) =>
    `${formatDecimal(value, 4)} ${unit}`.trim();

const SHOWN: readonly [RegExp, Show][] = [
  [/^rates\/materials\//, amountOf('€/kg')],
  [/^rates\/(machines|labour)\//, amountOf('€/h')],
  [/\/setup$/, numberOf('min di attrezzaggio')],
  [/\/(cycle|load|minutes)$/, numberOf('min')],
  [/\/charge\/rate$/, numberOf('%')],
  [/\/(amount|unit)$/, amountOf('€')],
];

function textOf({ path, label, value, isLeast, basis }: ValueToConfirm): string {
  const show = basis
    ? amountOf(basisUnits[basis])
    : (SHOWN.find(([place]) => place.test(path))?.[1] ?? numberOf(''));
  return `${label || 'Valore proposto'}: ${show(value)}${isLeast ? ', tempo minimo' : ''}`;
}

/** Unconfirmed values as texts. Machines have two rates from one proposal: equal texts are listed once. */
export const proposedValues = (document: QuoteDocument): string[] => [
  ...new Set(valuesToConfirm(document).map(textOf)),
];
