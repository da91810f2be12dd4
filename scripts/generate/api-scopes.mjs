// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleAndImport } from '../build/bundle-and-import.mjs';
import { root } from '../workspace/root.mjs';

const PAGE = 'docs/api.md';
const BEGIN = '<!-- begin: calls by scope, written by `npm run generate` -->';
const END = '<!-- end: calls by scope -->';

/**
 * @typedef {object} Spec a call of the contract, as far as it is read here
 * @property {string} method
 * @property {string} path
 * @property {string} summary
 * @property {string} access
 * @property {string} [scope]
 * @property {string} [costs]
 * @property {boolean} [leaves]
 */

/** @param {Spec} spec */
const scopeOf = ({ scope, costs }) =>
  scope && costs && scope !== 'costs:read' ? `${scope} + costs:read` : scope;

/** A call without a scope is public or for people. @param {Spec} spec */
const closedTo = ({ access, leaves }) =>
  access === 'public' ? 'public' : leaves ? 'person only (leaves the shop)' : 'person only';

/** @param {readonly Spec[]} specs */
function writeScopeTable(specs) {
  const row = (/** @type {Spec} */ spec) =>
    `| ${scopeOf(spec) ?? closedTo(spec)} | \`${spec.method}\` | \`/api${spec.path}\` | ${spec.summary.replaceAll('|', '\\|')} |`;
  const open = specs.filter(({ scope }) => scope);
  const closed = specs.filter(({ scope }) => !scope);
  const byScope = (/** @type {Spec} */ a, /** @type {Spec} */ b) =>
    `${a.scope} ${a.path} ${a.method}` < `${b.scope} ${b.path} ${b.method}` ? -1 : 1;
  const byPath = (/** @type {Spec} */ a, /** @type {Spec} */ b) =>
    `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1;
  const head = '| scope | method | path | what it does |\n|---|---|---|---|';
  return [
    `${open.length} calls are open to keys:\n`,
    head,
    ...open.toSorted(byScope).map(row),
    `\nThe other ${closed.length} are not:\n`,
    head,
    ...closed.toSorted(byPath).map(row),
  ].join('\n');
}

/** The page about the API with its table as the contract declares the calls. */
export async function apiPage() {
  const { routes } = /** @type {{ routes: Record<string, Spec> }} */ (
    await bundleAndImport('packages/contract/src/routes.ts')
  );
  const text = readFileSync(join(root, PAGE), 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error(`${PAGE} has no place for the table of scopes.`);
  return `${before}${BEGIN}\n${writeScopeTable(Object.values(routes))}\n${END}${after}`;
}
