import { z } from 'zod';

/**
 * The same object with a default for each field that has a usable blank value: programs that create a row send the
 * fields they know. The type stays that of the whole object, so our own pages send every field.
 */
export function withDefaults<Body extends z.ZodObject<z.ZodRawShape, z.core.$strict>>(
  body: Body,
  blank: Readonly<Record<string, unknown>> = {},
): Body {
  const usable = Object.entries(blank).flatMap(([name, value]) => {
    const field = body.shape[name];
    return field instanceof z.ZodType && field.safeParse(value).success
      ? [[name, field.default(value)] as const]
      : [];
  });
  return body.clone({ ...body.def, shape: { ...body.shape, ...Object.fromEntries(usable) } });
}
