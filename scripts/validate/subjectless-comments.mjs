// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';

// CONTRIBUTING.md asks for a subject in every sentence. Comments older than that rule are counted by folder; a count may
// only fall, and folders that are not listed have none.

const counts = join(root, 'scripts', 'validate', 'subjectless-comments.data.json');

/** "As = …" is a formula. */
const openings = /^(What|Who|Whoever|Nobody|As)\b(?! =)/;

/**
 * Lines of the comments that begin with a word that stands in for a subject.
 * @param {string} text of a source file @returns {{ line: number, text: string }[]}
 */
export function subjectlessComments(text) {
  const found = [];
  let inside = false;
  let continued = false;
  for (const [index, line] of text.split('\n').entries()) {
    const block = /^\s*(?:\/\*\*?|\{\/\*)\s*(.*)$/.exec(line);
    const alone = /^\s*(?:\/\/|--)\s(.*)$/.exec(line);
    const trailing = /[;,{}()]\s+\/\/ (.*)$/.exec(line);
    /** @type {RegExpExecArray | null} */
    const starred = inside ? /^\s*\*\s?(.*)$/.exec(line) : null;
    // The first line of a block may be empty: its text then begins on the next one.
    const start = block?.[1] ?? starred?.[1] ?? (continued ? undefined : alone?.[1]) ?? trailing?.[1];
    if (start && openings.test(start)) found.push({ line: index + 1, text: start });
    inside =
      (block !== null && !block[1]?.trim()) ||
      (starred !== null && !starred[1]?.trim() && !line.includes('*/'));
    continued = alone !== null;
  }
  return found;
}

/** Package, app or folder of the root that a file belongs to. @param {string} path */
const folderOf = (path) =>
  path
    .split('/')
    .slice(0, /^(packages|apps)\//.test(path) ? 2 : 1)
    .join('/');

/** @returns {{ path: string, line: number, text: string }[]} */
export function allSubjectlessComments() {
  return listFiles(root)
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('subjectless-comments.test.ts'))
    .flatMap((path) =>
      subjectlessComments(readFileSync(join(root, path), 'utf8')).map((one) => ({ path, ...one })),
    );
}

/** @param {readonly { path: string }[]} comments @returns {Record<string, number>} */
export function countByFolder(comments) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { path } of comments) found[folderOf(path)] = (found[folderOf(path)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @returns {Record<string, number>} */
const allowed = () => JSON.parse(readFileSync(counts, 'utf8'));

/** Writes today's counts where they are lower than before; called by `npm run generate`. */
export function lowerCounts() {
  const found = countByFolder(allSubjectlessComments());
  const lowered = Object.entries(allowed()).map(([folder, count]) => [
    folder,
    Math.min(count, found[folder] ?? 0),
  ]);
  const left = Object.fromEntries(lowered.filter(([, count]) => count !== 0));
  writeFileSync(counts, `${JSON.stringify(left, null, 2)}\n`);
}

/** @returns {{ ok: boolean, output: string, note: string }} */
export function checkSubjectlessComments() {
  const comments = allSubjectlessComments();
  const limits = allowed();
  const found = countByFolder(comments);
  const over = Object.keys(found).filter((folder) => (found[folder] ?? 0) > (limits[folder] ?? 0));
  const lines = over.flatMap((folder) => [
    `${folder}: ${found[folder]} comments without a subject, ${limits[folder] ?? 0} allowed (CONTRIBUTING.md, Plain English)`,
    ...comments
      .filter(({ path }) => folderOf(path) === folder)
      .map(({ path, line, text }) => `  ${path}:${line} ${text}`),
  ]);
  const total = comments.length;
  return {
    ok: over.length === 0,
    output: lines.join('\n'),
    note: total > 0 ? `${total} left from before the rule` : '',
  };
}
