import { z } from 'zod';

/**
 * The same shape without its rules: texts may be empty, numbers out of range. An answer is shaped by the contract, not
 * judged by it: a row stored under yesterday's rules must still be readable today, or nobody could correct it.
 * Fields the shape does not name are dropped.
 */
export function shapeOnly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
    return z.object(Object.fromEntries(shape.map(([name, field]) => [name, shapeOnly(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(shapeOnly(schema.element as z.ZodType));
  if (schema instanceof z.ZodNullable) return shapeOnly(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodOptional) return shapeOnly(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodRecord) return z.record(z.string(), shapeOnly(schema.valueType as z.ZodType));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  return schema;
}
