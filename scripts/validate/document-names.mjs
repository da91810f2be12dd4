// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';
import outside from './outside-names.data.json' with { type: 'json' };

/**
 * Every path and code name in backticks exists, and every relative link leads somewhere. Fenced blocks are examples and
 * are not read. Rules, by the shape of the text in backticks:
 * - `npm run name` is a script of package.json;
 * - text with a slash or a known extension is a path: whole, relative to the document, or the end of a path. `<name>`,
 *   `*`, `NNNN` and `…` stand for anything;
 * - `@scope/name` is a package of the lock file;
 * - an identifier, `a.b`, `call(…)` or `NAME=value` occurs in the sources, each part of it;
 * - anything else (SQL, addresses, file endings, options, sentences) is not checked.
 * Names of other programs are listed in outside-names.data.json.
 *
 * @typedef {object} Tree what a document may name
 * @property {readonly string[]} files
 * @property {ReadonlySet<string>} words identifiers of the sources
 * @property {ReadonlySet<string>} scripts
 * @property {ReadonlySet<string>} packages
 */

/** Records of the past keep the names of their day. */
const records = new Set(['CHANGELOG.md', 'THIRD-PARTY.md']);

/** Folders that exist only after a build, an install or a start. */
const made = /^(dist|node_modules|data|screenshots|test-results|\.cache|DATA_DIR)(\/|$)/;

const extension = /^[\w.<>*…-]+\.(ts|tsx|mjs|js|md|sql|json|css|html|yaml|yml|wasm|service|conf)$/;
const sources =
  /\.(ts|tsx|mjs|sql|css|json|yaml|yml|html|service|conf)$|(^|\/)(Dockerfile|Caddyfile|\.env\.example)$/;

/** @param {string} text @returns {string[]} */
const spansOf = (text) =>
  [...text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(
    ([, span = '']) => span,
  );

/** @param {string} text @returns {string[]} */
const linksOf = (text) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)|(?:src|srcset|href)="([^"#]+)"/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );

/** @param {string} span @param {string} from folder of the document @param {Tree} tree */
function pathExists(span, from, { files }) {
  const path = span
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/:\d+(-\d+)?$/, '');
  if (made.test(path)) return true;
  const pattern = path
    .replace(/[.+?^$()[\]\\|]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, list) => `(${list.split(',').join('|')})`)
    .replace(/<[^>]+>|\*+|NNNN?|…/g, '.+');
  const anywhere = new RegExp(`(^|/)${pattern}(/|$)`);
  const beside = posix.normalize(posix.join(from, path));
  return files.some((file) => anywhere.test(file) || file === beside || file.startsWith(`${beside}/`));
}

/**
 * @param {string} span @param {string} from folder of the document @param {Tree} tree
 * @returns {string | null} what is missing
 */
function missing(span, from, tree) {
  if (outside.includes(span)) return null;
  const command = /^npm run ([\w-]+)/.exec(span);
  if (command) return tree.scripts.has(command[1] ?? '') ? null : `npm script ${command[1]}`;
  if (/^(npm|npx|node|git) /.test(span)) {
    const gone = span.split(' ').filter((word) => /^(scripts|packages|apps)\//.test(word));
    return gone.find((path) => !pathExists(path, from, tree)) ?? null;
  }
  if (/^@[\w-]+\/[\w.-]*[*…]?$/.test(span)) {
    const [start = ''] = span.split(/[*…]/);
    return [...tree.packages].some((name) => name === span || (start !== span && name.startsWith(start)))
      ? null
      : `package ${span}`;
  }
  if (/\s/.test(span.replace(/\(.*\)$/, '')) || /^(\/|\.[\w.]+$)/.test(span)) return null;
  if (extension.test(span) || /^[\w.@<>*{},…-]*\/[\w.@<>*{},…/-]*$/.test(span)) {
    return pathExists(span, from, tree) ? null : `path ${span}`;
  }
  const name = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(\(.*\)|=.*)?$/.exec(span)?.[1];
  const gone = name?.split('.').find((word) => !tree.words.has(word) && !tree.packages.has(word));
  return gone ? `name ${gone}` : null;
}

/** @param {string} document path @param {string} text @param {Tree} tree @returns {string[]} */
export function documentFindings(document, text, tree) {
  const from = dirname(document);
  const names = spansOf(text).flatMap((span) => {
    const gone = missing(span, from, tree);
    return gone ? [`\`${span}\`: no ${gone}`] : [];
  });
  const links = linksOf(text)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const target = posix.normalize(posix.join(from, link)).replace(/\/$/, '');
      return !tree.files.some((file) => file === target || file.startsWith(`${target}/`));
    });
  return [...new Set([...names, ...links.map((link) => `link to ${link}: no such file`)])];
}

/** A name that only a comment still mentions is gone. @param {string} text */
const withoutComments = (text) => text.replace(/^\s*(\/\/|\/\*|\*|--).*$/gm, '');

/** @returns {Tree} */
function projectTree() {
  const files = [
    ...listFiles(root),
    '.env.example',
    '.nvmrc',
    '.editorconfig',
    '.github/workflows/ci.yml',
  ].filter((file) => existsSync(join(root, file)));
  const words = new Set();
  for (const file of files.filter((one) => sources.test(one) && !one.endsWith('package-lock.json'))) {
    for (const [word] of withoutComments(readFileSync(join(root, file), 'utf8')).matchAll(
      /[A-Za-z_$][\w$]*/g,
    ))
      words.add(word);
  }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const packages = Object.keys(lock).map((path) =>
    path.slice(path.lastIndexOf('node_modules/')).replace('node_modules/', ''),
  );
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { files, words, packages: new Set(packages), scripts: new Set(Object.keys(scripts)) };
}

/** @returns {{ ok: boolean, output: string }} */
export function checkDocumentNames() {
  const tree = projectTree();
  const lines = tree.files
    .filter((file) => file.endsWith('.md') && !records.has(file))
    .flatMap((file) =>
      documentFindings(file, readFileSync(join(root, file), 'utf8'), tree).map((one) => `${file}: ${one}`),
    );
  return { ok: lines.length === 0, output: lines.join('\n') };
}
