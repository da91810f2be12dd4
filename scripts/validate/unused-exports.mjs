// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';
import { frontDoor, resolveImport } from '../zones/resolve-import.mjs';

/** Files whose exports are found by their folder, not by an import. */
const ENTRY_FILES = [
  /^(bench|fuzz)\/[\w-]+\.ts$/,
  /^fuzz\/[\w-]+\/[\w-]+\.ts$/,
  /^packages\/[\w-]+\/test\/(bench|fuzz)\.ts$/,
  // The command line's bundle: its worker calls an export of it by name.
  /^packages\/cli\/src\/(main|index)\.ts$/,
  // It exports a reference that must stay alive.
  /^apps\/server\/test\/test-database\.ts$/,
];
/** Scripts load bundles of the sources and read exports from them by name. */
const SCRIPT = /^(scripts|bin)\/.*\.mjs$/;
const WORD = /[A-Za-z_$][\w$]*/g;

/** @typedef {{ file: string, name: string }} Export */
/** @typedef {Export & { from: Export | null }} FoundExport `from` names the export that it repeats */
/** @typedef {{ exports: FoundExport[], imports: Export[], whole: string[] }} Module `whole`: files of which it takes everything */

/** @param {Export} one */
const keyOf = ({ file, name }) => `${file} ${name}`;

/** @param {string} from @param {unknown} source */
function fileOf(from, source) {
  const { value } = /** @type {{ value?: unknown }} */ (source ?? {});
  if (typeof value !== 'string') return null;
  const target = resolveImport(from, value);
  if (target.kind === 'file') return target.path;
  return target.kind === 'own' ? frontDoor(target.name) : null;
}

/** The parser lists these only in the syntax tree, which takes most of its time. */
const NAMED_IN_CODE = /\bimport\s*\(|\bURL\b/;

/** @param {string} file @param {string} source @returns {Module} */
function readModule(file, source) {
  /** @type {Module} */
  const found = { exports: [], imports: [], whole: [] };
  /** @param {unknown} literal */
  const takeWhole = (literal) => {
    const target = fileOf(file, literal);
    if (target) found.whole.push(target);
  };
  const parsed = parseSync(file, source);
  for (const { moduleRequest, entries } of parsed.module.staticImports) {
    const target = fileOf(file, moduleRequest);
    if (!target) continue;
    for (const { importName } of entries) {
      if (importName.name === null) found.whole.push(target);
      else found.imports.push({ file: target, name: importName.name });
    }
  }
  const exported = parsed.module.staticExports.flatMap(({ entries }) => entries);
  for (const { exportName, importName, moduleRequest } of exported) {
    if (importName.kind.startsWith('All')) takeWhole(moduleRequest);
    else if (exportName.name !== null) {
      const target = fileOf(file, moduleRequest);
      const from = target && importName.name !== null ? { file: target, name: importName.name } : null;
      found.exports.push({ file, name: exportName.name, from });
    }
  }
  if (!NAMED_IN_CODE.test(source)) return found;
  new Visitor({
    ImportExpression: (node) => takeWhole(node.source),
    TSImportType: (node) => takeWhole(node.source),
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'URL') takeWhole(node.arguments[0]);
    },
  }).visit(parsed.program);
  return found;
}

/**
 * Exports that no other file imports. One that is only exported again counts if somebody imports the repetition.
 * @param {ReadonlyMap<string, string>} sources text by path
 * @returns {string[]}
 */
export function unusedExports(sources) {
  const modules = [...sources].map(([file, source]) => readModule(file, source));
  const whole = new Set(modules.flatMap((module) => module.whole));
  const inScripts = new Set(
    [...sources].flatMap(([file, source]) => (SCRIPT.test(file) ? (source.match(WORD) ?? []) : [])),
  );
  const exports = modules.flatMap((module) => module.exports);
  const byKey = new Map(exports.map((one) => [keyOf(one), one]));
  /** @type {Set<string>} */
  const used = new Set();
  /** @param {Export} one */
  const use = (one) => {
    const key = keyOf(one);
    if (used.has(key)) return;
    used.add(key);
    const { from = null } = byKey.get(key) ?? {};
    if (from) use(from);
  };
  for (const { imports } of modules) imports.forEach(use);
  for (const one of exports) {
    const isEntry = whole.has(one.file) || ENTRY_FILES.some((entry) => entry.test(one.file));
    if (isEntry || (!SCRIPT.test(one.file) && inScripts.has(one.name))) use(one);
  }
  return exports
    .filter((one) => !used.has(keyOf(one)))
    .map(({ file, name }) => `${file}: ${name} is exported and imported by no file`);
}

/** @returns {{ ok: boolean, output: string }} */
export function checkUnusedExports() {
  const paths = listFiles(root).filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts'));
  const found = unusedExports(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])));
  return { ok: found.length === 0, output: found.join('\n') };
}
