import type { RouteSpec } from '@truciolo/contract';
import { z } from 'zod';

/** The parts of a JSON schema that zod writes. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
  readonly $ref?: string;
}

export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-16',
  'date-time': '2026-11-16T08:00:00.000Z',
  email: 'anna@officina.it',
  uri: 'https://officina.it',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** The smallest value that the schema takes, as far as a schema says so: rules written as code are not seen. */
export function validValue(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return validValue(branches.find(({ type }) => type === 'null') ?? branches[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, validValue(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => validValue(schema.items || {}));
    case 'string':
      return schema.format ? (FORMATS[schema.format] ?? 'x') : 'x'.repeat(schema.minLength ?? 0);
    case 'integer':
    case 'number':
      return Math.max(
        schema.minimum ?? 0,
        (schema.exclusiveMinimum ?? -1) + 1,
        Math.min(1, schema.maximum ?? 1),
      );
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** A way into a value: names of properties, `[]` for an entry of a list. */
export type Way = readonly string[];

/** The ways to every guid that a schema takes. */
export function waysToGuids(schema: Schema, deepest = 12): Way[] {
  if (deepest === 0) return [];
  if (schema.format === 'uuid') return [[]];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inner = branches.flatMap((branch) => waysToGuids(branch, deepest - 1));
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    waysToGuids(property, deepest - 1).map((way) => [name, ...way]),
  );
  const items = schema.items ? waysToGuids(schema.items, deepest - 1).map((way) => ['[]', ...way]) : [];
  const all = [...inner, ...named, ...items].map((way) => way.join('/'));
  return [...new Set(all)].map((way) => (way === '' ? [] : way.split('/')));
}

const leadsOn = (schema: Schema, way: Way): boolean =>
  waysToGuids(schema).some((known) => known.join('/') === way.join('/'));

/** `base` with `put` at the end of the path; missing parts on the way are created. */
export function putAt(schema: Schema, base: unknown, way: Way, put: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return put;
  const branch = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].find((one) =>
    leadsOn(one, way),
  );
  if (branch) return putAt(branch, base ?? validValue(branch), way, put);
  if (step === '[]') {
    const items = schema.items || {};
    const [first, ...others] = Array.isArray(base) ? base : [];
    return [putAt(items, first ?? validValue(items), rest, put), ...others];
  }
  const object = (base ?? validValue(schema)) as Record<string, unknown>;
  const property = schema.properties?.[step] ?? {};
  return { ...object, [step]: putAt(property, object[step] ?? undefined, rest, put) };
}

/** The smallest query that a call takes; most calls take none. */
export const queryOf = ({ query }: Pick<RouteSpec, 'query'>): string =>
  !query || query.safeParse({}).success
    ? ''
    : `?${new URLSearchParams(validValue(schemaOf(query)) as Record<string, string>)}`;
