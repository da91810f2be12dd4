import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Roots of the floor's page: the entry, the frame of private pages, its own screens. */
const ROOTS = [
  '/index.html',
  '/app/shell/private-shell.tsx',
  '/app/pages/floor-route.tsx',
  '/features/floor/scan/decode-qr.ts',
];
const WORKER = 'floor-worker.js';

type Bundle = Rolldown.OutputBundle;

/** A chunk with its imports, their style sheets and the fonts these name. */
function filesOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const files = new Set<string>();
  const take = (name: string): void => {
    const one = bundle[name];
    if (!one || files.has(name)) return;
    files.add(name);
    if (one.type === 'asset') {
      for (const [font] of String(one.source).matchAll(/assets\/[\w.-]+\.woff2/g)) take(font);
      return;
    }
    for (const imported of one.imports) take(imported);
    for (const sheet of one.viteMetadata?.importedCss ?? []) take(sheet);
  };
  for (const root of ROOTS) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(root));
    if (!chunk) throw new Error(`the floor's ${root} is no chunk of its own`);
    take(chunk.fileName);
  }
  return [...files].map((name) => `/${name}`);
}

/** Passes the files of this build to the floor's service worker for caching, and gives the worker a stable address. */
export const floorFiles = (): Plugin => ({
  name: 'floor-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`${WORKER} is not in the build`);
      const files = filesOf(bundle);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      worker.code = `const FLOOR_FILES=${JSON.stringify(files)},FLOOR_VERSION="${version}";${worker.code}`;
    },
  },
});

export const floorWorkerName = WORKER;
