// @ts-check
// Rules that no compiler checks: which room may import which, cycles, file names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root as house } from './workspace/root.mjs';
import { makeDependencyRule } from './zones/dependency-rules.mjs';
import { checkFields } from './zones/field-rules.mjs';
import { findCycles } from './zones/find-cycles.mjs';
import { findFolderCycles } from './zones/folder-cycles.mjs';
import { importRules, makeEdge } from './zones/import-rules.mjs';
import { checkItalianText } from './zones/italian-text.mjs';
import { listFiles } from './zones/list-files.mjs';
import { checkMoneyScale } from './zones/money-scale.mjs';
import { checkName } from './zones/name-rules.mjs';
import { readImports } from './zones/read-imports.mjs';
import { resolveImport } from './zones/resolve-import.mjs';

/** @typedef {{ rule: string, file: string, line?: number, message: string }} Finding */

/** @param {string} root @returns {Finding[]} */
export function checkZones(root) {
  const files = listFiles(root);
  /** @type {Finding[]} */
  const findings = files.flatMap((file) => checkName(file).map((finding) => ({ ...finding, file })));
  const rules = { ...importRules, 'declared-dependency': makeDependencyRule(root) };
  /** @type {Map<string, string[]>} */
  const graph = new Map();

  for (const file of files.filter((name) => /\.(ts|tsx|mjs)$/.test(name))) {
    /** @type {string[]} */
    const leadsTo = [];
    graph.set(file, leadsTo);
    const text = readFileSync(join(root, file), 'utf8');
    findings.push(...checkFields(file, text).map((finding) => ({ ...finding, file })));
    for (const finding of checkMoneyScale(file, text))
      findings.push({ rule: 'money-scale', file, ...finding });
    for (const finding of checkItalianText(file, text))
      findings.push({ rule: 'italian-text', file, ...finding });
    for (const { specifier, line, lazy } of readImports(file, text)) {
      const edge = makeEdge(file, resolveImport(file, specifier));
      for (const [rule, check] of Object.entries(rules)) {
        const message = check(edge);
        if (message) findings.push({ rule, file, line, message });
      }
      if (edge.path && !lazy && existsSync(join(root, edge.path))) leadsTo.push(edge.path);
    }
  }
  for (const cycle of findCycles(graph)) {
    findings.push({ rule: 'no-cycles', file: cycle[0] ?? '', message: `import cycle: ${cycle.join(' · ')}` });
  }
  // A forbidden import or a cycle of files usually makes one of folders too: it is reported once.
  const isTidy = !findings.some(({ rule }) => rule in rules || rule === 'no-cycles');
  for (const { folder, group } of isTidy ? findFolderCycles(graph) : []) {
    const message = `folders lead to each other: ${group.join(' · ')}`;
    findings.push({ rule: 'no-folder-cycles', file: folder, message });
  }
  return findings;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const findings = checkZones(house);
  for (const { rule, file, line, message } of findings) {
    console.error(`${file}${line ? `:${line}` : ''} ${rule}: ${message}`);
  }
  console.log(findings.length === 0 ? 'Zones: no finding.' : `Zones: ${findings.length} findings.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
