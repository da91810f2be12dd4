// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ path: string, title: string }} RouterPage */

const WEB = new URL('../../apps/web/src/', import.meta.url);

/** @param {string} file */
const read = (file) => readFileSync(new URL(file, WEB), 'utf8');

/** A sample in the place of a parameter. @param {string} path */
const addressOf = (path) => `/${path.replace(/^\//, '').replace(/:\w+/, 'esempio')}`;

/**
 * A source of the web app with the addresses of `lib/pages.ts` and `job-paths.ts` written out, because it cannot be
 * imported here.
 * @param {string} file
 */
export function withAddresses(file) {
  const ofPages = [...read('lib/pages.ts').matchAll(/(\w+): '([^']+)'/g)].map(([, name = '', path = '']) => ({
    name: `pages.${name}`,
    path,
  }));
  const jobs = ofPages.find(({ name }) => name === 'pages.jobs')?.path ?? '';
  const ofJobs = [...read('entities/jobs/job-paths.ts').matchAll(/(\w+) = `\$\{JOBS_PATH\}([^`]+)`/g)].map(
    ([, name = '', rest = '']) => ({ name, path: `${jobs}${rest}` }),
  );
  const paths = new Map([...ofPages, ...ofJobs].map(({ name, path }) => [name, path]));
  return read(file).replace(/\bpages\.\w+\b|\b[A-Z]+_PATH\b/g, (name) => {
    const path = paths.get(name);
    return path === undefined ? name : `'${path}'`;
  });
}

/** @param {RegExpMatchArray} found @returns {RouterPage} */
const pageOf = ([, path = '', title = '']) => ({ path: addressOf(path), title });

/**
 * The pages of the web app's router with their titles, read from its source: the router itself loads in a browser only.
 * @returns {readonly RouterPage[]}
 */
export function routerPages() {
  const router = withAddresses('app/router.tsx');
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
