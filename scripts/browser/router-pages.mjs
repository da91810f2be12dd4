// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ path: string, title: string }} RouterPage */

const SOURCE = new URL('../../apps/web/src/app/router.tsx', import.meta.url);

/** A sample in the place of a parameter. @param {string} path */
const addressOf = (path) => `/${path.replace(/:\w+/, 'esempio')}`;

/** @param {RegExpMatchArray} found @returns {RouterPage} */
const pageOf = ([, path = '', title = '']) => ({ path: addressOf(path), title });

/**
 * The pages of the web app's router with their titles, read from its source: the router itself loads in a browser only.
 * @returns {readonly RouterPage[]}
 */
export function routerPages() {
  const router = readFileSync(SOURCE, 'utf8');
  const named = router.matchAll(/\b(?:page|publicPage)\(\s*'([^']+)',\s*'([^']+)'/g);
  const linked = router.matchAll(/\bpath: '([^'*]+)',[^}]*?\btitle: '([^']+)'/g);
  const repeated = router.matchAll(
    /\[([^\][]+)\]\.map\(\(path\) =>\s*page\(\s*`\$\{path\}([^`]*)`,\s*'([^']+)'/g,
  );
  return [
    ...[...named].map(pageOf),
    ...[...linked].map(pageOf),
    ...[...repeated].flatMap(([, names = '', rest = '', title = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name]) => ({ path: addressOf(`${name}${rest}`), title })),
    ),
  ];
}

/**
 * The title of an address: its sub-paths belong to a page.
 * @param {readonly RouterPage[]} pages @param {string} path @returns {string | undefined}
 */
export function titleOf(pages, path) {
  const matching = pages.filter((page) => path === page.path || path.startsWith(`${page.path}/`));
  return matching.sort((a, b) => b.path.length - a.path.length)[0]?.title;
}
