import { z } from 'zod';
import { storedShape } from './as-stored.ts';
import { errorCodes } from './errors.ts';
import type { RouteSpec } from './route.ts';
import { API_KEY_PREFIX } from './scopes.ts';
import { shapeOnly } from './shape-only.ts';

interface SchemaObject {
  readonly $schema?: string;
  readonly type?: string;
  readonly properties?: Record<string, unknown>;
  readonly required?: readonly string[];
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): SchemaObject =>
  z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: written }) => {
      const shape = storedShape(zodSchema);
      if (!shape) return;
      const { $schema: _said, ...named } = jsonSchema(shapeOnly(shape), io);
      Object.assign(written, named);
    },
  }) as SchemaObject;

function parameters(spec: RouteSpec) {
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
  return [...list(spec.params, 'path'), ...list(spec.query, 'query')];
}

function requestBody(spec: RouteSpec) {
  if (spec.upload) {
    const content = Object.fromEntries(
      spec.upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    );
    return { required: true, content };
  }
  if (!spec.body) return undefined;
  return { required: true, content: { 'application/json': { schema: jsonSchema(spec.body, 'input') } } };
}

function responses(spec: RouteSpec) {
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

const hookPaths = (hooks: Hooks) =>
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
  const paths: Record<string, Record<string, unknown>> = {};
  for (const spec of routes) {
    const path = spec.path.replace(/:([a-zA-Z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][spec.method.toLowerCase()] = {
      summary: spec.summary,
      tags: [spec.path.split('/')[1]],
      ...(spec.access === 'session' ? { security: securityOf(spec) } : {}),
      ...describe(spec),
      parameters: parameters(spec),
      requestBody: requestBody(spec),
      responses: responses(spec),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: info.base }],
    paths,
    webhooks: hookPaths(hooks),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', description: `A key of the company, ${API_KEY_PREFIX}…` },
      },
      schemas: {
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
