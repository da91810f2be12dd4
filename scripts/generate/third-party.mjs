// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string} [resolved] folder of a linked workspace
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/** Licences that ask for their text and notice alone; any other one is named in `shareAlike`. */
const permissive = new Set([
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages under the LGPL, whose obligations the page describes; a new one needs a paragraph there. */
const shareAlike = [/^replicad-opencascadejs$/, /^@img\/sharp-(libvips-|win32-|wasm32$)/];

/** Packages whose package.json names no licence, with that of their LICENSE file. */
const fromLicenceFile = /** @type {Record<string, string>} */ ({ 'png-js': 'MIT' });

const platform = /-(android|darwin|freebsd|linux|linuxmusl|webcontainers|win32)(-.*|32)?$/;

/** Dependencies that only build the web app: an installation needs them, the product does not contain them. */
const buildTools = new Set(['vite', '@vitejs/plugin-react']);

/**
 * Places of the packages that server and web app reach through their dependencies, as Node resolves them.
 * @param {Record<string, LockEntry>} packages @returns {Set<string>}
 */
function reachedFrom(packages) {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @param {string} from @param {string} name @returns {string | undefined} */
  const resolve = (from, name) => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const place = `${folder && `${folder}/`}node_modules/${name}`;
      if (packages[place]) return packages[place].link ? packages[place].resolved : place;
      if (folder === '') return undefined;
    }
  };
  const waiting = ['apps/server', 'apps/web'];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[from] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names.filter((one) => !buildTools.has(one))) {
      const place = resolve(from, name);
      if (!place || reached.has(place)) continue;
      reached.add(place);
      waiting.push(place);
    }
  }
  return reached;
}

/**
 * Packages that the running product uses, builds for other platforms folded into one row.
 * @param {Record<string, LockEntry>} packages `packages` of the lock file
 */
export function shippedPackages(packages) {
  /** @type {Map<string, { name: string, version: string, licence: string }>} */
  const rows = new Map();
  for (const path of reachedFrom(packages)) {
    const entry = packages[path] ?? {};
    if (!path.includes('node_modules/') || entry.dev || entry.devOptional) continue;
    const whole = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = entry.license ?? fromLicenceFile[whole];
    if (!licence) throw new Error(`${whole} declares no licence: add that of its LICENSE file here.`);
    if (!permissive.has(licence) && !shareAlike.some((name) => name.test(whole))) {
      throw new Error(`${whole}: ${licence} is not a licence that Truciolo ships yet.`);
    }
    const name = entry.optional ? whole.replace(platform, '-*') : whole;
    const row = { name, version: entry.version ?? '', licence };
    rows.set(Object.values(row).join(' '), row);
  }
  return [...rows.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** LGPL 2.1, section 6 c. */
const OFFER =
  'On request to supporto@truciolo.it, users get these sources for the price of their delivery, for three years after they received the product.';

/** @param {ReturnType<typeof shippedPackages>} rows */
function writeThirdParty(rows) {
  const counts = new Map();
  for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const versionOf = (/** @type {string} */ name) => rows.find((row) => row.name === name)?.version ?? '';
  return `# Third-party software

Generated from \`package-lock.json\` by \`npm run generate\`. It lists the packages that the server loads or that the web
app contains; tools that only build or test the product are not part of it. Each package's licence text is in its folder
under \`node_modules/\`, which every installation has.

| licence | packages |
|---|--:|
${summary.map(([licence, count]) => `| ${licence} | ${count} |`).join('\n')}

## Parts under the LGPL
Truciolo is proprietary ([LICENSE](LICENSE)) and uses the parts below as separate, unmodified libraries. The LICENSE
grants what the LGPL asks for: users may modify these libraries, and may reverse engineer Truciolo as far as debugging
such a modification needs it.

### Open CASCADE Technology (LGPL 2.1 with the Open CASCADE exception)
The 3D assistant reads models with it, compiled to WebAssembly: \`replicad-opencascadejs\`, and for IGES files
\`@bitbybit-dev/occt\` (its own code is MIT, the compiled library in it is LGPL 2.1).

| obligation | how it is met |
|---|---|
| notice and licence | the assistant's start page names the library and links both licence texts, which \`apps/web/vite.config.ts\` writes beside the files |
| replaceable library | each \`.wasm\` is a file of its own in \`dist/web/assets/\`, without an integrity check; a replacement under the same name, with its compressed copies removed, is used at the next load |
| source code | unmodified releases: \`replicad-opencascadejs\` ${versionOf('replicad-opencascadejs')} is built from OCCT 8.0 by <https://github.com/sgenoud/replicad>, \`@bitbybit-dev/occt\` ${versionOf('@bitbybit-dev/occt')} from OCCT 7.6 by <https://github.com/bitbybit-dev/bitbybit>; both versions of OCCT at <https://github.com/Open-Cascade-SAS/OCCT>. ${OFFER} |

### libvips (LGPL 3.0 or later)
The server resizes pictures with sharp, which loads libvips from \`@img/sharp-libvips-*\` (on Windows, from
\`@img/sharp-win32-*\`).

| obligation | how it is met |
|---|---|
| notice and licence | the package brings its licence and the list of the libraries in it |
| replaceable library | a shared library in \`node_modules/\`, loaded at run time and never bundled; sharp also builds against a libvips of the system |
| source code | unmodified release: \`@img/sharp-libvips-*\` ${versionOf('@img/sharp-libvips-*')}; its \`versions.json\` names libvips and each library in it (cairo, glib, pango, librsvg and others, some under the LGPL 2.1). Sources and build scripts at <https://github.com/lovell/sharp-libvips>. ${OFFER} |

## Fonts (SIL Open Font License 1.1)
Pages and printed documents use IBM Plex Sans and IBM Plex Mono, copyright 2017 IBM Corp. with Reserved Font Name "Plex",
from \`@fontsource/ibm-plex-sans\` ${versionOf('@fontsource/ibm-plex-sans')} and \`@fontsource/ibm-plex-mono\` ${versionOf('@fontsource/ibm-plex-mono')}. They are embedded in PDF
files, which the licence allows without conditions, and are not sold by themselves. The licence text is in each package.

## Models of the recogniser (Apache License 2.0)
Scanned drawings are read with \`eng\` and \`ita\` of tessdata_fast 4.1.0, copyright 1988-1995 Hewlett Packard Company and
2006-2022 Google Inc., unmodified but for their compression, from <https://github.com/tesseract-ocr/tessdata_fast>. They
are in \`packages/pdf-pages/models\` with the text of the licence, which is copied along with them.

## Packages
| package | version | licence |
|---|---|---|
${rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;
}

export function thirdParty() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return writeThirdParty(shippedPackages(lock.packages));
}
