import { z } from 'zod';

/**
 * A part of an answer as JSON already, such as the database keeps it: it goes out to the letter, and nobody reads
 * megabytes in order to write them again.
 */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Whoever does not know of it writes the same. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

const shapes = new WeakMap<object, z.ZodType>();

/**
 * What was checked when it was written: the contract names its shape for readers, and does not walk it on its way out.
 * A use case may answer it as text.
 */
export function asStored<T>(shape: z.ZodType = z.unknown()): z.ZodType<T, T | JsonText> {
  const schema = z.custom<T>((value) => typeof value === 'object' && value !== null);
  shapes.set(schema, shape);
  return schema as unknown as z.ZodType<T, T | JsonText>;
}

/** What `asStored` was told; nothing for any other schema. */
export const storedShape = (schema: object): z.ZodType | undefined => shapes.get(schema);
