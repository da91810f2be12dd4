import { sameJson } from '@truciolo/changes';
import type { FieldConflict } from '@truciolo/contract';
import type { FieldValues, RecordChange } from '../calls/registry-calls.ts';

export type Conflicts = Readonly<Record<string, FieldConflict>>;
export type Choice = 'yours' | 'theirs';
export type Choices = Readonly<Record<string, Choice>>;

const pick = (from: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const changedNames = (a: FieldValues, b: FieldValues): string[] =>
  Object.keys(b).filter((name) => !sameJson(a[name], b[name]));

/** Changed fields with their base values; null when nothing changed. */
export function changeBetween(base: FieldValues, values: FieldValues): RecordChange | null {
  const names = changedNames(base, values);
  return names.length === 0 ? null : { base: pick(base, names), changes: pick(values, names) };
}

/** The values that the other side saved. */
export const theirsOf = (conflicts: Conflicts): FieldValues =>
  Object.fromEntries(Object.entries(conflicts).map(([name, field]) => [name, field.theirs]));

/**
 * After the user chose for each conflicting field: the other side's values become the base, so that keeping "yours" is
 * a change and taking "theirs" is none.
 */
export function settleConflicts<Values extends FieldValues>(
  base: Values,
  values: Values,
  conflicts: Conflicts,
  choices: Choices,
): { readonly base: Values; readonly values: Values } {
  const theirs = theirsOf(conflicts);
  const taken = Object.fromEntries(Object.entries(theirs).filter(([name]) => choices[name] === 'theirs'));
  return { base: { ...base, ...theirs }, values: { ...values, ...taken } };
}

/** The saved state with text typed during the save on top. */
export function keepTyping<Values extends FieldValues>(sent: Values, now: Values, saved: Values): Values {
  return { ...saved, ...pick(now, changedNames(sent, now)) };
}

/** The server names fields as `changes.city`; a form knows them as `city`. */
export const formErrors = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^changes\./, ''), text]));
