import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** Users correct no more fields than these at a time. */
const MOST_FIELDS = 20;

type Place = 'params' | 'query' | 'body';

/** A NUL byte, or half of a pair of code units: text that PostgreSQL cannot store. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Checked here, once, instead of failing somewhere below. */
function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value))
      throw new AppError('BAD_REQUEST', { message: 'Il testo contiene caratteri non ammessi.' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > 20)
    throw new AppError('BAD_REQUEST', { message: 'I dati sono annidati troppo in profondità.' });
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, depth);
    refuseUnstorable(inner, depth + 1);
  }
}

/** The value as the contract wants it, or VALIDATION with one sentence a field. */
export function validate<T>(schema: z.ZodType<T>, value: unknown, place: Place): T;
export function validate(schema: z.ZodType | undefined, value: unknown, place: Place): unknown;
export function validate(schema: z.ZodType | undefined, value: unknown, place: Place): unknown {
  if (!schema) return undefined;
  refuseUnstorable(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // An address that names nothing of ours is "not found", not a form to correct.
  if (place === 'params') throw new AppError('NOT_FOUND');
  const named = parsed.error.issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'Campo sconosciuto.'])
      : [[issue.path.join('.') || place, issue.message]],
  );
  const fields: Record<string, string> = {};
  for (const [name, message] of named.slice(0, MOST_FIELDS)) fields[name] ??= message;
  throw new AppError('VALIDATION', { fields });
}
