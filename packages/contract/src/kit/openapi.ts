import { z } from 'zod';
import { storedShape } from './as-stored.ts';
import { errorCodes } from './errors.ts';
import { isWrite, type RouteSpec } from './route.ts';
import { API_KEY_PREFIX } from './scopes.ts';
import { shapeOnly } from './shape-only.ts';

interface SchemaObject {
  readonly $schema?: string;
  readonly $defs?: Record<string, unknown>;
  readonly type?: string;
  readonly properties?: Record<string, unknown>;
  readonly required?: readonly string[];
}

/** Parts that schemas refer to, by their name in the document. */
type Parts = Record<string, unknown>;
type Describe = (schema: z.ZodType, io: 'input' | 'output') => SchemaObject;

/** A schema refers to its own `$defs`; in a document a reference starts at the root, so they move to `components`. */
function hoist({ $schema: _dialect, $defs = {}, ...schema }: SchemaObject, parts: Parts): SchemaObject {
  const names = new Map(
    Object.keys($defs).map((name, index) => [name, `Part${Object.keys(parts).length + index + 1}`]),
  );
  const renamed = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, inner) => {
        const name = key === '$ref' ? names.get(String(inner).replace('#/$defs/', '')) : undefined;
        return name ? `#/components/schemas/${name}` : inner;
      }),
    );
  for (const [name, part] of Object.entries($defs)) parts[names.get(name) ?? name] = renamed(part);
  return renamed(schema);
}

function describeInto(parts: Parts): Describe {
  const jsonSchema: Describe = (schema, io) =>
    hoist(
      z.toJSONSchema(schema, {
        io,
        target: 'draft-2020-12',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema: written }) => {
          const shape = storedShape(zodSchema);
          if (shape) Object.assign(written, jsonSchema(shapeOnly(shape), io));
        },
      }) as SchemaObject,
      parts,
    );
  return jsonSchema;
}

/** Programs name their writes, so that a repeated call has no further effect. */
const idempotency = ({ scope, method }: RouteSpec) =>
  scope && isWrite(method)
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'Only with an API key: a repeated call under the same key gets the first answer.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      ]
    : [];

function parameters(spec: RouteSpec, jsonSchema: Describe) {
  const list = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...list(spec.params, 'path'), ...list(spec.query, 'query'), ...idempotency(spec)];
}

function requestBody(spec: RouteSpec, jsonSchema: Describe) {
  if (spec.upload) {
    const content = Object.fromEntries(
      spec.upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
    return { required: true, content };
  }
  if (!spec.body) return undefined;
  return { required: true, content: { 'application/json': { schema: jsonSchema(spec.body, 'input') } } };
}

function responses(spec: RouteSpec, jsonSchema: Describe) {
  const byStatus: Record<string, unknown> = {
    [spec.status ?? 200]: {
      description: 'OK',
      content: { 'application/json': { schema: jsonSchema(spec.answer, 'output') } },
    },
  };
  for (const code of spec.errors ?? []) {
    const { status, message } = errorCodes[code];
    const earlier = byStatus[status] as { description: string } | undefined;
    const description = earlier ? `${earlier.description} · ${code}` : `${code}: ${message}`;
    byStatus[status] = { description, content: { 'application/json': { schema: errorRef } } };
  }
  byStatus.default = { description: 'Error', content: { 'application/json': { schema: errorRef } } };
  return byStatus;
}

const errorRef = { $ref: '#/components/schemas/Error' };

const securityOf = ({ scope }: RouteSpec) => [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];

function describe({ capability, scope }: RouteSpec) {
  const parts = [
    ...(capability ? [`Capability: ${capability.join(' | ')}`] : []),
    ...(scope ? [`API key scope: ${scope}`] : []),
  ];
  return parts.length > 0 ? { description: parts.join('. ') } : {};
}

/** Calls that the server makes to others, by event: the schema of their body. */
type Hooks = Readonly<Record<string, z.ZodType>>;

const hookPaths = (hooks: Hooks, jsonSchema: Describe) =>
  Object.fromEntries(
    Object.entries(hooks).map(([event, body]) => [
      event,
      {
        post: {
          requestBody: { content: { 'application/json': { schema: jsonSchema(body, 'output') } } },
          responses: { '2XX': { description: 'Taken. Anything else is sent again later, in order.' } },
        },
      },
    ]),
  );

/** The whole contract as an OpenAPI 3.1 document. */
export function toOpenApi(
  routes: readonly RouteSpec[],
  info: { title: string; version: string; base: string },
  hooks: Hooks = {},
) {
  const parts: Parts = {};
  const jsonSchema = describeInto(parts);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const spec of routes) {
    const path = spec.path.replace(/:([a-zA-Z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][spec.method.toLowerCase()] = {
      summary: spec.summary,
      tags: [spec.path.split('/')[1]],
      ...(spec.access === 'session' ? { security: securityOf(spec) } : {}),
      ...describe(spec),
      parameters: parameters(spec, jsonSchema),
      requestBody: requestBody(spec, jsonSchema),
      responses: responses(spec, jsonSchema),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.base }],
    paths,
    webhooks: hookPaths(hooks, jsonSchema),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', description: `A key of the company, ${API_KEY_PREFIX}…` },
      },
      schemas: {
        ...parts,
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(errorCodes) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            reference: { type: 'string' },
          },
        },
      },
    },
  };
}
