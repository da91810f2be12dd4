import { inEuro } from '@truciolo/money';
import { countOf } from '../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../lib/format/numbers.ts';
import type { FieldSpec } from './field-spec.ts';

const EMPTY = '(vuoto)';

/** A stored value as people read it. */
export function fieldText(spec: FieldSpec | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') return 'altri dati';
  if (spec?.kind === 'money' && typeof value === 'number') {
    const amount = inEuro(value);
    return withUnit(formatNumber(amount, Number.isInteger(value / 100) ? 2 : 4), spec.unit ?? '€');
  }
  if (typeof value === 'number') return withUnit(formatDecimal(value, spec?.decimals ?? 4), spec?.unit);
  const option = spec?.options?.find((one) => one.value === value);
  return option?.label ?? String(value);
}

const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unit}` : text);

function listText(values: readonly unknown[]): string {
  if (values.length === 0) return EMPTY;
  return values.every((value) => typeof value !== 'object')
    ? values.join(', ')
    : countOf(values.length, 'voce', 'voci');
}
