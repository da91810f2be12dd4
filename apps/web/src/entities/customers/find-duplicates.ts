import type { Customer } from '@truciolo/contract';
import { editDistance } from '@truciolo/formula';
import { vatNumberKey } from '@truciolo/jobs';

/** Company forms and small words do not identify a customer. */
const NOISE =
  /\b(s\.?\s?r\.?\s?l\.?\s?s?|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|di|e|c|f\.?lli|ditta|officina|officine|meccanica)\b\.?/g;

/** "Rossi & Figli S.r.l." → "rossi figli" */
export function nameCore(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const core = plain
    .replace(NOISE, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return core === '' ? plain.replace(/[^a-z0-9]+/g, ' ').trim() : core;
}

/** Whether the edit distance of two texts is within a limit; very different lengths need no computation. */
export const isWithinEdits = (a: string, b: string, limit: number): boolean =>
  Math.abs(a.length - b.length) <= limit && editDistance(a, b) <= limit;

interface Candidate {
  readonly name: string;
  readonly vatNumber: string;
}

/** Identifying fields that a change adds; empty where it leaves them as they were. */
export function newIdentity(
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Candidate {
  const fresh = (field: keyof Candidate): string =>
    before && before[field] === values[field] ? '' : String(values[field]);
  return { name: fresh('name'), vatNumber: fresh('vatNumber') };
}

/** Probable duplicates: the same VAT number, or a name that differs by a typo. */
export function findDuplicates(fresh: Candidate, others: readonly Customer[]): readonly Customer[] {
  const [vat, core] = [vatNumberKey(fresh.vatNumber), nameCore(fresh.name)];
  return others.filter((other) => {
    if (vat !== '' && vatNumberKey(other.vatNumber) === vat) return true;
    if (core === '') return false;
    const theirs = nameCore(other.name);
    return theirs === core || (core.length > 5 && isWithinEdits(core, theirs, 2));
  });
}
