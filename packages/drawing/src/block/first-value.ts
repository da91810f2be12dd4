import type { LabelField } from '../labels/label-words.ts';
import type { LabelledValue } from '../labels/labelled-values.ts';
import type { Found } from '../reading.ts';
import { found, reasonOf, trustOf } from '../reasons.ts';

const ORDER: readonly LabelledValue['where'][] = ['cell', 'inline', 'right', 'row', 'near'];

/** Values of a field, the surest place and the most telling label first; the lower one on the sheet among equals. */
const valuesOf = (values: readonly LabelledValue[], field: LabelField) =>
  values
    .filter(({ label }) => label.field === field)
    .sort(
      (one, other) =>
        ORDER.indexOf(one.where) - ORDER.indexOf(other.where) ||
        one.label.rank - other.label.rank ||
        other.labelLine.v - one.labelLine.v,
    );

/** The first value of a field that can be read. */
export function firstValue<Value>(
  values: readonly LabelledValue[],
  field: LabelField,
  read: (text: string, label: string) => Value | null,
): Found<Value> | null {
  for (const each of valuesOf(values, field)) {
    const value = read(each.text, each.labelLine.text.replace(each.label.rest, ''));
    if (value !== null)
      return found(value, each.lines, {
        confidence: trustOf(each.where),
        reason: reasonOf(each.where),
        text: each.text,
      });
  }
  return null;
}
