import { z } from 'zod';

/**
 * The same shape without its rules: texts may be empty, numbers out of range. The contract shapes an answer without
 * validating it: a row stored under older rules must still be readable, or it could not be corrected. Undeclared fields
 * are dropped.
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
  if (schema instanceof z.ZodDefault)
    return shapeOnly(schema.unwrap() as z.ZodType).default(schema.def.defaultValue);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return z.discriminatedUnion(
      schema.def.discriminator,
      schema.options.map((option) => shapeOnly(option as z.ZodType)) as [z.ZodObject],
    );
  if (schema instanceof z.ZodUnion) return shapeOfUnion(schema.options as z.ZodType[]);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  return schema;
}

const isStrict = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever;

const countFields = (schema: z.ZodType): number =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).length : 0;

/**
 * Without a discriminator the declared fields decide: the option that declares all the fields, else, since a newer
 * server may send more, the one that declares most of them.
 */
function shapeOfUnion(options: readonly z.ZodType[]): z.ZodType {
  const loose = options.map(shapeOnly);
  if (options.filter(isStrict).length < 2) return z.union(loose);
  const exact = loose.map((one, at) =>
    one instanceof z.ZodObject && isStrict(options[at] as z.ZodType) ? z.strictObject(one.shape) : one,
  );
  return z.union([...exact, ...loose.toSorted((a, b) => countFields(b) - countFields(a))]);
}
