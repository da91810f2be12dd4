import { COST_CATEGORIES } from '@truciolo/pricing';
import { z } from 'zod';

// The shape of a quote that may be unfinished at every point: sizes and types are checked here, whether it can be
// priced is the engine's word. So nothing that a person typed is refused because something else is missing.

/** What a schema reads, as nobody may change it in place. */
export type Read<S extends z.ZodType> = DeepReadonly<z.infer<S>>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** Beyond any dimension, time or amount of a shop; the engine's own limits are narrower and say why. */
const LARGEST = 1e12;
export const number = z.number().min(-LARGEST).max(LARGEST);
/** Null: nobody has filled it in yet. */
export const optionalNumber = number.nullable();
/** Kept to the letter, blanks at the end too: whoever goes on typing has the text as the server has it. */
export const text = (max: number) =>
  z.string({ error: 'Deve essere un testo.' }).max(max, { error: `Al massimo ${max} caratteri.` });
export const id = z.string().min(1).max(64);
/** Of a row in the quote's rates. */
export const key = z.string().min(1).max(128);

export const costCategory = z.enum(COST_CATEGORIES);
