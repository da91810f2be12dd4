import type { FieldError } from './input/field-error.ts';
import type { LimitUse } from './kernel/machine-limits.ts';
import type { Warning } from './warning.ts';

/** Answer of every calculation: a result with its warnings, or the fields that are wrong. */
export type Outcome<Result> =
  | {
      readonly ok: true;
      readonly result: Result;
      readonly warnings: readonly Warning[];
      /** How much of each limit of the machine is used; empty without a machine. */
      readonly limits: readonly LimitUse[];
    }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

export const refuse = (errors: readonly FieldError[]): Outcome<never> => ({ ok: false, errors });

function allFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(allFinite);
  return true;
}

/** The only way out of an operation: a number that is not finite never leaves. */
export function accept<Result extends object>(
  result: Result,
  warnings: readonly Warning[],
  limits: readonly LimitUse[] = [],
): Outcome<Result> {
  if (Object.values(result).every(allFinite)) return { ok: true, result, warnings, limits };
  return refuse([
    {
      field: 'input',
      code: 'out-of-range',
      message: 'Con questi valori il calcolo non ha senso: controlla gli ordini di grandezza.',
    },
  ]);
}
