import type { Condition, NumberField, TextField } from '../model/rule.ts';

/** Known facts of the position (and, for its phases, of the current phase). */
export type Facts = Readonly<Partial<Record<TextField, string> & Record<NumberField, number>>>;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** A condition on an unknown fact is false. */
export function holds(condition: Condition, facts: Facts): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, facts));
  if ('any' in condition) return condition.any.some((part) => holds(part, facts));
  if ('not' in condition) return !holds(condition.not, facts);
  const fact = facts[condition.field];
  if (fact === undefined) return false;
  if ('is' in condition) {
    const wanted = typeof condition.is === 'string' ? [condition.is] : condition.is;
    return wanted.some((text) => fold(text) === fold(String(fact)));
  }
  if ('contains' in condition) return fold(String(fact)).includes(fold(condition.contains));
  return 'atLeast' in condition ? Number(fact) >= condition.atLeast : Number(fact) <= condition.atMost;
}

/** Conditions on the quantity inside a condition: between two of their thresholds the result is constant. */
export function quantityConditions(condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all.flatMap(quantityConditions);
  if ('any' in condition) return condition.any.flatMap(quantityConditions);
  if ('not' in condition) return quantityConditions(condition.not);
  return condition.field === 'quantity' ? [condition] : [];
}
