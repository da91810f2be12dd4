// @ts-check
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 * @property {boolean} lazy `import()`: resolved when called, so it closes no cycle
 */

/** The parser lists these only in the syntax tree: `import()` in code and in types, and `import = require()`. */
const CALLED = /\b(?:import|require)\s*\(/;

/**
 * @param {import('rolldown/utils').ParseResult['program']} program
 * @param {(literal: unknown, lazy?: boolean) => void} add
 */
function addCalled(program, add) {
  new Visitor({
    ImportExpression: (node) => add(node.source, true),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
  }).visit(program);
}

/**
 * Every module that a source names: imports, re-exports, `import()` in code and in types. Read by a parser, so that a
 * comment or a string that looks like an import is ignored; the syntax tree, most of its work, is built only if needed.
 * @param {string} file its name tells TypeScript from JavaScript @param {string} source @returns {Import[]}
 */
export function readImports(file, source) {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  /** @type {Import[]} */
  const found = [];
  /** @param {unknown} literal @param {boolean} [lazy] */
  const add = (literal, lazy = false) => {
    const { value, start } = /** @type {{ value?: unknown, start: number }} */ (literal ?? {});
    if (typeof value !== 'string') return;
    found.push({ specifier: value, line: source.slice(0, start).split('\n').length, lazy });
  };
  const { staticImports, staticExports } = parsed.module;
  // An export has an entry for each name; that of an imported name repeats the module of its import.
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const byPlace = new Map(named.map(({ moduleRequest }) => [moduleRequest?.start, moduleRequest]));
  for (const request of byPlace.values()) add(request);
  if (CALLED.test(source)) addCalled(parsed.program, add);
  return found;
}
