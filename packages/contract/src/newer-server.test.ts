import { expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from './routes.ts';

// A page opened before an upgrade keeps working against the newer server (docs/operations.md,
// "Restarts without a failed request").

interface Shape {
  readonly additionalProperties?: Shape | boolean;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly prefixItems?: readonly Shape[];
  readonly $defs?: Readonly<Record<string, Shape>>;
}

const namesOf = ({ properties = {} }: Shape) => Object.keys(properties).sort().join();

/** Where an object refuses a field that it does not name. */
function strictPlaces(shape: Shape | boolean | undefined, path: string): string[] {
  if (typeof shape !== 'object') return [];
  const branches = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  // A strict option is harmless if a lenient one of the same shape follows.
  const isBacked = (one: Shape) =>
    branches.some((other) => other.additionalProperties !== false && namesOf(other) === namesOf(one));
  return [
    ...(shape.additionalProperties === false ? [path] : []),
    ...branches.flatMap((one, at) =>
      isBacked(one)
        ? strictPlaces({ ...one, additionalProperties: true }, `${path}|${at}`)
        : strictPlaces(one, `${path}|${at}`),
    ),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
      strictPlaces(inner, `${path}.${name}`),
    ),
    ...Object.entries(shape.$defs ?? {}).flatMap(([name, inner]) => strictPlaces(inner, `#${name}`)),
    ...(shape.prefixItems ?? []).flatMap((inner, at) => strictPlaces(inner, `${path}[${at}]`)),
    ...strictPlaces(shape.items, `${path}[]`),
    ...strictPlaces(shape.additionalProperties, `${path}{}`),
  ];
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

it('finds a strict object in the check itself', () => {
  const inner = z.strictObject({ a: z.string() });
  const found = strictPlaces(shapeOf(z.object({ rows: z.array(z.union([inner, z.null()])) })), '');
  expect(found).toEqual(['.rows[]|0']);
});

it.each(Object.entries(routes))('%s: an answer with new fields is read', (_name, { answer }) => {
  expect(strictPlaces(shapeOf(answer), '')).toEqual([]);
});

it('informative lists are read without their new kinds of rows', () => {
  const names = Object.entries(routes).flatMap(([name, { skipsUnread }]) => (skipsUnread ? [name] : []));
  expect(names).toEqual(['dashboard.layout', 'notices.list', 'search.find', 'installation.get']);
});
