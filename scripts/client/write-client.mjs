// @ts-check
import { schemaToType } from './schema-to-type.mjs';

/**
 * @typedef {import('./schema-to-type.mjs').Schema} Schema
 * @typedef {{ name: string, in: string, required: boolean, schema: Schema }} Parameter
 * @typedef {object} Operation
 * @property {string} summary
 * @property {readonly Record<string, readonly string[]>[]} [security]
 * @property {readonly Parameter[]} parameters
 * @property {{ content: Record<string, { schema: Schema }> }} [requestBody]
 * @property {Record<string, { content?: Record<string, { schema: Schema }> }>} responses
 * @typedef {object} Document
 * @property {Record<string, Record<string, Operation>>} paths
 * @property {{ schemas: Record<string, Schema> }} components
 * @typedef {{ method: string, path: `/${string}`, scope?: string, access: string }} Spec
 */

/** @param {Parameter[]} list */
const fieldsOf = (list) =>
  `{ ${list.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${schemaToType(schema)}`).join('; ')} }`;

/** @param {Operation} operation */
function inputType({ parameters, requestBody }) {
  const path = parameters.filter((one) => one.in === 'path');
  const query = parameters.filter((one) => one.in === 'query');
  const json = requestBody?.content['application/json']?.schema;
  const parts = [
    ...(path.length > 0 ? [`params: ${fieldsOf(path)}`] : []),
    ...(query.length > 0 ? [`query${query.some((one) => one.required) ? '' : '?'}: ${fieldsOf(query)}`] : []),
    ...(json ? [`body: ${schemaToType(json)}`] : []),
    ...(requestBody && !json ? ['upload: Blob'] : []),
  ];
  return `{ ${parts.join('; ')} }`;
}

/** @param {Operation} operation */
const answerType = ({ responses }) =>
  schemaToType(
    responses['200']?.content?.['application/json']?.schema ??
      responses['201']?.content?.['application/json']?.schema ??
      {},
  );

const runtime = `/** A call that was refused, or did not reach the server (status 0). */
export class TrucioloError extends Error {
  constructor(status, body) {
    super(body.message);
    this.name = 'TrucioloError';
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }
}

const pathOf = (path, params = {}) =>
  path.replace(/:([a-zA-Z]+)/g, (_, name) => {
    if (params[name] === undefined) throw new TypeError('missing path parameter ' + name);
    return encodeURIComponent(params[name]);
  });

function queryOf(query = {}) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  return search.size > 0 ? '?' + search : '';
}

/** A client for one server and one key; \`call(name, input)\` returns the answer or throws a TrucioloError. */
export function createTruciolo({ url, key, fetch: send = globalThis.fetch }) {
  const base = url.replace(/\\/$/, '');
  return async (name, input = {}, options = {}) => {
    const known = calls[name];
    if (!known) throw new TypeError('unknown call ' + name);
    const [method, path] = known;
    const headers = { authorization: 'Bearer ' + key };
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    let body;
    if (input.upload) {
      headers['content-type'] = input.upload.type || 'application/octet-stream';
      body = input.upload;
    } else if (method !== 'GET') {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(input.body ?? {});
    }
    const response = await send(base + pathOf(path, input.params) + queryOf(input.query), {
      method,
      headers,
      body,
      signal: options.signal,
    }).catch((cause) => {
      if (cause?.name === 'AbortError') throw cause;
      throw new TrucioloError(0, { code: 'UNAVAILABLE', message: 'The server was not reached.' });
    });
    const text = await response.text();
    let answer;
    try {
      answer = JSON.parse(text);
    } catch {
      answer = { code: 'BAD_ANSWER', message: 'The server answered ' + response.status + ' without JSON.' };
      if (response.ok) throw new TrucioloError(response.status, answer);
    }
    if (!response.ok) throw new TrucioloError(response.status, answer);
    return answer;
  };
}
`;

/**
 * The files of the typed client: every call that is open to API keys, and no dependency.
 * @param {Readonly<Record<string, Spec>>} routes by their name in code
 * @param {Document} document the OpenAPI document of the same routes
 * @param {string} version
 * @returns {Record<string, string>} text by file name
 */
export function writeClient(routes, document, version) {
  const open = Object.entries(routes).filter(([, { scope }]) => scope);
  const operationOf = (/** @type {Spec} */ { path, method }) =>
    /** @type {Operation} */ (document.paths[path.replace(/:([a-zA-Z]+)/g, '{$1}')]?.[method.toLowerCase()]);
  const table = open.map(([name, { method, path }]) => `  '${name}': ['${method}', '${path}'],`);
  const types = open.map(([name, spec]) => {
    const operation = operationOf(spec);
    return `  /** ${operation.summary}. Scope: ${spec.scope}. */\n  '${name}': { input: ${inputType(operation)}; answer: ${answerType(operation)} };`;
  });
  const parts = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name === 'Error' ? 'ErrorBody' : name} = ${schemaToType(schema)};`,
  );
  const manifest = {
    name: '@truciolo/client',
    version,
    description: 'Typed client of the Truciolo API, for programs with an API key',
    type: 'module',
    license: 'SEE LICENSE IN LICENSE',
    engines: { node: '>=20' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts', 'README.md'],
  };
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'index.js': `// Generated from the contract of Truciolo ${version}.\nconst calls = {\n${table.join('\n')}\n};\n\n${runtime}`,
    'index.d.ts': `// Generated from the contract of Truciolo ${version}.
${parts.join('\n')}

export interface Calls {
${types.join('\n')}
}
type CallName = keyof Calls;

export interface CallOptions {
  /** A repeated write under the same key gets the first answer. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A call that was refused, or did not reach the server (status 0). */
export declare class TrucioloError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
}

type Optional<Input> = {} extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];
export type Truciolo = <Name extends CallName>(name: Name, ...rest: Optional<Calls[Name]['input']>) => Promise<Calls[Name]['answer']>;

export declare function createTruciolo(options: { url: string; key: string; fetch?: typeof globalThis.fetch }): Truciolo;
`,
    'README.md': `# @truciolo/client

Typed client of the Truciolo API ${version}, generated from its contract, without dependencies.

\`\`\`ts
import { createTruciolo } from '@truciolo/client';

const call = createTruciolo({ url: 'https://officina.example.it/api', key: process.env.TRUCIOLO_KEY! });
const customer = await call('customers.create', { body: { name: 'Bianchi S.r.l.' } }, { idempotencyKey: 'customer-42' });
const { rows } = await call('quotes.list', { query: { filter: ['state:sent'] } });
\`\`\`
`,
  };
}
