import { z } from 'zod';

/**
 * A part of an answer that is already JSON text, such as a stored document: the server sends it unchanged, without
 * parsing and writing megabytes.
 */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Serialisers that do not know this class write the same JSON. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

const shapes = new WeakMap<object, z.ZodType>();

/**
 * A value that was validated when it was written: the contract declares its shape for readers and does not validate it
 * again in the answer. A use case may answer it as text.
 */
export function asStored<T>(shape: z.ZodType = z.unknown()): z.ZodType<T, T | JsonText> {
  const schema = z.custom<T>((value) => typeof value === 'object' && value !== null);
  shapes.set(schema, shape);
  return schema;
}

/** The shape given to `asStored`; undefined for other schemas. */
export const storedShape = (schema: object): z.ZodType | undefined => shapes.get(schema);
