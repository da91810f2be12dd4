// @ts-check

/**
 * @typedef {object} Schema JSON Schema, as far as the contract uses it
 * @property {string | string[]} [type]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema | boolean} [additionalProperties]
 * @property {Schema} [items]
 * @property {Schema[]} [prefixItems]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [allOf]
 * @property {string} [$ref]
 */

const plainTypes = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
]);

const isName = (/** @type {string} */ text) => /^[A-Za-z_$][\w$]*$/.test(text);
const key = (/** @type {string} */ text) => (isName(text) ? text : JSON.stringify(text));

/** @param {Schema} schema @returns {string} */
function objectType({ properties, required = [], additionalProperties }) {
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${schemaToType(field)}`,
  );
  const rest = typeof additionalProperties === 'object' ? schemaToType(additionalProperties) : null;
  if (fields.length === 0) return `Record<string, ${rest ?? 'unknown'}>`;
  return `{ ${fields.join('; ')} }${rest && rest !== 'unknown' ? ` & Record<string, ${rest}>` : ''}`;
}

const union = (/** @type {readonly Schema[]} */ list) => [...new Set(list.map(schemaToType))].join(' | ');

/** The TypeScript type of a JSON Schema. @param {Schema} schema @returns {string} */
export function schemaToType(schema) {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return `(${union(options)})`;
  if (schema.allOf) return schema.allOf.map((part) => `(${schemaToType(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return `(${union(schema.type.map((type) => ({ ...schema, type })))})`;
  if (schema.prefixItems) return `[${schema.prefixItems.map(schemaToType).join(', ')}]`;
  if (schema.type === 'array') return `Array<${schema.items ? schemaToType(schema.items) : 'unknown'}>`;
  if (schema.type === 'object' || schema.properties) return objectType(schema);
  return plainTypes.get(schema.type ?? '') ?? 'unknown';
}
