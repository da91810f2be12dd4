import { expect, it } from 'vitest';
import { z } from 'zod';
import { type RouteSpec, routes } from '../index.ts';

type Schema = Readonly<Record<string, unknown>>;

const NAMED = ['properties', '$defs'];
const NESTED = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'];

/** The whole numbers of a schema that may be of any size, each with its place. */
function unbounded(schema: Schema, place: string): string[] {
  if (schema.type === 'integer' && schema.maximum === Number.MAX_SAFE_INTEGER) return [place];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (NAMED.includes(key))
      return Object.entries(value as Schema).flatMap(([name, own]) =>
        unbounded(own as Schema, `${place}.${name}`),
      );
    if (NESTED.includes(key)) return [value].flat().flatMap((own) => unbounded(own as Schema, place));
    return [];
  });
}

/** Kept inside a document, not in a column. */
const isOfDocument = (place: string) => /\.(phases|formulas)\./.test(place);
/** Compared with the server's own result and not stored. */
const isOfTheQuestion = (place: string) => /body\.(verificationAnswer|expectedAnswer)$/.test(place);

it('every whole number of an input is limited to the range of the database', () => {
  const found = (Object.values(routes) as RouteSpec[]).flatMap((spec) =>
    (['body', 'query', 'params'] as const).flatMap((part) => {
      const schema = spec[part];
      if (!schema) return [];
      const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return unbounded(shape as Schema, `${spec.method} ${spec.path} ${part}`);
    }),
  );
  expect(found.filter((place) => !isOfDocument(place) && !isOfTheQuestion(place))).toEqual([]);
});
