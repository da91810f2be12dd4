import { COST_CATEGORIES } from '@truciolo/pricing';
import { z } from 'zod';

// The shape of a quote that may be unfinished at every point: sizes and types are checked here; the engine decides
// whether it can be priced. So no input is refused because something else is missing.

/** Output of a schema, deeply read-only. */
export type Read<S extends z.ZodType> = DeepReadonly<z.infer<S>>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Above any dimension, time or amount of a shop; the engine has narrower limits with reasons. */
const LARGEST = 1e12;
export const number = z.number().min(-LARGEST).max(LARGEST);
/** Null: not filled in yet. */
export const optionalNumber = number.nullable();
/** Stored unchanged, including trailing blanks: a user who goes on typing has the same text as the server. */
export const text = (max: number) =>
  z.string({ error: 'Deve essere un testo.' }).max(max, { error: `Al massimo ${max} caratteri.` });
export const id = z.string().min(1).max(64);
/** Key of a row in the quote's rates. */
export const key = z.string().min(1).max(128);

export const costCategory = z.enum(COST_CATEGORIES);
