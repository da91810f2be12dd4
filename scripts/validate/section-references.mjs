// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';

/** Comments name sections of these documents: "SPEC section 4", "formulas a3, a6 and b". */
const spec = 'docs/spec/SPEC.md';
const formulas = 'docs/spec/formulas.md';

/** Numbers of the headings of a document: "## 4. States" is 4, "### a3. Drilling" is a3. @param {string} text */
const sectionsOf = (text) => new Set([...text.matchAll(/^#+ ([a-z]?\d*)\. /gm)].map(([, id]) => id));

/**
 * @param {string} text of a source file @param {ReadonlySet<string | undefined>} specSections
 * @param {ReadonlySet<string | undefined>} formulaSections @returns {string[]}
 */
export function referenceFindings(text, specSections, formulaSections) {
  const findings = [];
  // «MATL. SPEC.» on a drawing is an abbreviation.
  for (const [reference, id] of text.matchAll(/\bSPEC(?!\w|\.md|\.[,'])(?: sections? (\d+))?/g)) {
    if (!id) findings.push(`"${reference}" names no section of ${spec}`);
    else if (!specSections.has(id)) findings.push(`"${reference}": ${spec} has no section ${id}`);
  }
  const list = /\b[Ff]ormulas ([a-f]\d*\b(?:(?:, | and )[a-f]\d*\b)*)/g;
  for (const [reference, ids = ''] of text.matchAll(list)) {
    for (const id of ids.split(/, | and /)) {
      if (!formulaSections.has(id)) findings.push(`"${reference}": ${formulas} has no section ${id}`);
    }
  }
  return findings;
}

/** @returns {{ ok: boolean, output: string }} */
export function checkSectionReferences() {
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const specSections = sectionsOf(read(spec));
  const formulaSections = sectionsOf(read(formulas));
  const lines = listFiles(root)
    .filter((path) => /\.(ts|tsx|mjs|sql)$/.test(path) && !path.startsWith('scripts/validate/'))
    .flatMap((path) =>
      referenceFindings(read(path), specSections, formulaSections).map((one) => `${path}: ${one}`),
    );
  return { ok: lines.length === 0, output: lines.join('\n') };
}
