// @ts-check
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 * @property {boolean} lazy `import()`: resolved when called, so it closes no cycle
 */

/**
 * Every module that a source names: imports, re-exports, `import()` in code and in types. Read from the syntax tree, so
 * that a comment or a string that looks like an import is ignored.
 * @param {string} file its name tells TypeScript from JavaScript @param {string} source @returns {Import[]}
 */
export function readImports(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Import[]} */
  const found = [];
  /** @param {unknown} literal @param {boolean} [lazy] */
  const add = (literal, lazy = false) => {
    const { value, start } = /** @type {{ value?: unknown, start: number }} */ (literal ?? {});
    if (typeof value !== 'string') return;
    found.push({ specifier: value, line: source.slice(0, start).split('\n').length, lazy });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source, true),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
  }).visit(program);
  return found;
}
