import type { CompanyFields, FieldConflict } from '@truciolo/contract';
import type { CompanyChange } from './api/update-company.ts';
import { type FieldName, fieldNames } from './profile-fields.ts';

const pick = (from: CompanyFields, names: readonly FieldName[]): Partial<CompanyFields> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** What was changed, with the values it started from; null when nothing was. */
export function changeBetween(base: CompanyFields, values: CompanyFields): CompanyChange | null {
  const names = fieldNames.filter((name) => base[name] !== values[name]);
  return names.length === 0 ? null : { base: pick(base, names), changes: pick(values, names) };
}

export type Conflicts = Readonly<Partial<Record<FieldName, FieldConflict>>>;
export type Choice = 'yours' | 'theirs';

/**
 * After the user chose for each field both sides changed: the other side's values become the ground, so that
 * keeping "yours" is a change upon them and taking "theirs" is none.
 */
export function settleConflicts(
  base: CompanyFields,
  values: CompanyFields,
  conflicts: Conflicts,
  choices: Readonly<Partial<Record<FieldName, Choice>>>,
): { readonly base: CompanyFields; readonly values: CompanyFields } {
  const theirs = Object.fromEntries(Object.entries(conflicts).map(([name, field]) => [name, field.theirs]));
  const taken = Object.fromEntries(
    Object.entries(theirs).filter(([name]) => choices[name as FieldName] === 'theirs'),
  );
  return { base: { ...base, ...theirs }, values: { ...values, ...taken } };
}

/** The saved state with what was typed while it was being saved put back on top. */
export function keepTyping(sent: CompanyFields, now: CompanyFields, saved: CompanyFields): CompanyFields {
  const typed = fieldNames.filter((name) => now[name] !== sent[name]);
  return { ...saved, ...pick(now, typed) };
}
