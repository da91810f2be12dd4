// @ts-check
import { frontDoor } from './resolve-import.mjs';
import { zoneOf } from './zone-of.mjs';

/**
 * @typedef {object} Edge
 * @property {string} from
 * @property {import('./zone-of.mjs').Zone} zone
 * @property {import('./resolve-import.mjs').Target} target
 * @property {string} [path] the file of the project it leads to
 * @property {import('./zone-of.mjs').Zone} [towards]
 */

/** Packages above the domain: they may import it, it never imports them. */
const adapters = new Set(['cli', 'cad-kernel', 'pdf-pages', 'mail-message', 'drawing-fields']);

/** Packages that may touch the machine. The kernel's adapter may not: it runs in a browser's worker too. */
const onMachine = new Set(['cli']);

/**
 * Published packages that a package may import, with the reason: the quote's one schema and the contract are
 * written in zod, the CAD kernel and its reader of IGES are programs of others behind one adapter, which triangulates
 * by a library; the readers of PDF files and of the two formats of mails are programs of others behind their own
 * adapters.
 */
const published = new Map([
  ['contract', new Set(['zod'])],
  ['quote', new Set(['zod'])],
  ['cad-kernel', new Set(['replicad-opencascadejs', '@bitbybit-dev/occt', 'delaunator'])],
  ['pdf-pages', new Set(['pdfjs-dist', 'tesseract.js-core'])],
  ['mail-message', new Set(['postal-mime', '@kenjiuno/msgreader'])],
]);

/** Three ways to try the running server: they stand on testing/ and never on each other. */
const suites = new Set(['e2e', 'bench', 'fuzz']);

/** Each layer imports only those after it; the public pages stay light and separate. */
const webLayers = ['app', 'features', 'entities', 'registry', 'components', 'lib'];

/** @param {string | undefined} layer */
const webMay = (layer = '') =>
  layer === 'landing' ? ['lib'] : webLayers.slice(webLayers.indexOf(layer) + 1);

/** @param {string} from @param {import('./resolve-import.mjs').Target} target @returns {Edge} */
export function makeEdge(from, target) {
  const path =
    target.kind === 'file' ? target.path : target.kind === 'own' ? frontDoor(target.name) : undefined;
  return { from, zone: zoneOf(from), target, ...(path && { path, towards: zoneOf(path) }) };
}

/** @type {Record<string, (edge: Edge) => string | false | undefined>} */
export const importRules = {
  'apps-apart': ({ zone, towards }) =>
    ((zone.room === 'web' && towards?.room === 'server') ||
      (zone.room === 'server' && towards?.room === 'web')) &&
    'web and server only meet in packages/contract',

  'packages-below-apps': ({ zone, towards }) =>
    zone.room === 'package' &&
    (towards?.room === 'server' || towards?.room === 'web') &&
    'a package never imports an app',

  'front-door': ({ zone, target, towards }) => {
    if (target.kind === 'own') return target.deep && `only the front door: '@truciolo/${target.name}'`;
    return (
      towards?.room === 'package' && towards.name !== zone.name && `by name: '@truciolo/${towards.name}'`
    );
  },

  'domain-pure': ({ zone, target }) => {
    if (zone.room !== 'package' || onMachine.has(zone.name) || zone.test) return false;
    if (target.kind === 'builtin') return `a domain package knows no machine: '${target.name}'`;
    if (target.kind !== 'published' || published.get(zone.name)?.has(target.name)) return false;
    return `a domain package imports nothing from outside: '${target.name}'`;
  },

  'domain-below-contract': ({ zone, towards }) => {
    if (zone.room !== 'package' || towards?.room !== 'package' || towards.name === zone.name) return false;
    if (adapters.has(zone.name)) return false;
    return (
      (towards.name === 'contract' || adapters.has(towards.name)) &&
      `'${towards.name}' lies above '${zone.name}'`
    );
  },

  'suites-apart': ({ zone, towards }) =>
    (suites.has(zone.name) || zone.name === 'testing') &&
    suites.has(towards?.name ?? '') &&
    towards?.name !== zone.name &&
    `'${zone.name}' and '${towards?.name}' share what stands in testing/`,

  'journeys-outside': ({ zone, towards }) =>
    zone.name === 'e2e' &&
    towards?.room === 'package' &&
    'a journey knows the program from outside; Playwright also compiles what it imports, a quarter of a minute for the contract',

  'server-features': ({ zone, path, towards }) => {
    if (zone.room !== 'server' || towards?.room !== 'server' || towards.layer !== 'features') return false;
    if (towards.feature === zone.feature || (zone.test && zone.layer === 'entry')) return false;
    // The entry lists every feature's routes; everybody else knows its front door alone.
    const doors = zone.layer === 'entry' ? ['index.ts', 'routes.ts'] : ['index.ts'];
    return (
      !doors.some((door) => path?.endsWith(`/features/${towards.feature}/${door}`)) &&
      `a feature is entered through features/${towards.feature}/${doors.join(' or ')}`
    );
  },

  'server-layers': ({ zone, towards }) => {
    if (zone.room !== 'server' || zone.test || towards?.room !== 'server' || towards.test) return false;
    if (zone.layer === 'platform') return towards.layer !== 'platform' && 'the platform imports only itself';
    return zone.layer === 'features' && towards.layer === 'entry' && 'a feature knows no entry point';
  },

  'web-features': ({ zone, towards }) =>
    zone.room === 'web' &&
    zone.layer === 'features' &&
    towards?.layer === 'features' &&
    towards.feature !== zone.feature &&
    'web features never import each other: compose them in a page of the app',

  'web-layers': ({ zone, towards, path }) => {
    if (zone.room !== 'web' || towards?.room !== 'web' || zone.layer === towards.layer) return false;
    // The set-up of component tests renders a page with the app's own providers.
    if (zone.test && path?.startsWith('apps/web/test/')) return false;
    // Promises of the public pages are compared with the existing pages.
    if (zone.test && zone.layer === 'app' && towards.layer === 'landing') return false;
    const allowed = webMay(zone.layer);
    return (
      !allowed.includes(towards.layer ?? '') &&
      `'${zone.layer}' may import ${allowed.join(', ') || 'only itself'}`
    );
  },
};
