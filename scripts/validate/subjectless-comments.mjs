// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';

// CONTRIBUTING.md asks for a subject in every sentence.

/** "As = …" is a formula. */
const openings = /^(What|Who|Whoever|Nobody|As|Said|Told)\b(?! =)/;

/**
 * Lines of the comments that begin with a word that hides who does what.
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

/** @returns {{ ok: boolean, output: string }} */
export function checkSubjectlessComments() {
  const lines = listFiles(root)
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('subjectless-comments.test.ts'))
    .flatMap((path) =>
      subjectlessComments(readFileSync(join(root, path), 'utf8')).map(
        ({ line, text }) => `${path}:${line} ${text}`,
      ),
    );
  const rule = 'Comments without a subject (CONTRIBUTING.md, Plain English):';
  return { ok: lines.length === 0, output: lines.length === 0 ? '' : [rule, ...lines].join('\n') };
}
