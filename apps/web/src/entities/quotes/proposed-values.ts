import { type QuoteDocument, valuesToConfirm } from '@truciolo/quote';
import { formatDecimal } from '../../lib/format/numbers.ts';

const UNITS: readonly [RegExp, string][] = [
  [/^rates\/materials\//, '€/kg'],
  [/^rates\/(machines|labour)\//, '€/h'],
  [/\/cycle$/, 'min, tempo minimo'],
];

/** Values nobody has looked at yet, in words. Machines have two rates from one proposal: what looks alike is named once. */
export function proposedValues(document: QuoteDocument): string[] {
  const texts = valuesToConfirm(document).map(({ path, label, value }) => {
    const unit = UNITS.find(([place]) => place.test(path))?.[1] ?? '';
    return `${label || 'Valore proposto'}: ${formatDecimal(value, 4)} ${unit}`.trim();
  });
  return [...new Set(texts)];
}
