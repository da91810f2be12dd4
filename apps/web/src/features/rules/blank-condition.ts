import { NUMBER_FIELDS, type NumberField, type TextField } from '@truciolo/pricing';
import type { PlainCondition } from '@truciolo/quote';

export type ConditionField = TextField | NumberField;

export const isNumberField = (field: ConditionField): field is NumberField =>
  NUMBER_FIELDS.some((one) => one === field);

/** A line on another field begins with its most common condition. */
export function blankCondition(field: ConditionField): PlainCondition {
  if (isNumberField(field)) return { field, atLeast: 1 };
  return field === 'materialGroup' ? { field, is: 'M' } : { field, contains: '' };
}
