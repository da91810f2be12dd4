import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { floorFiles, floorWorkerName } from './floor-files.ts';
import { lazyBarrels } from './lazy-barrels.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const licenceOf = (name: string): string =>
  readFileSync(
    join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'LICENSE'),
    'utf8',
  );

/**
 * The CAD kernel and its reader of IGES are separate files that users may replace (LGPL 2.1); their licences are beside
 * them. The reader's package contains only the licence of its own code (MIT): the compiled code has the kernel's.
 */
const kernelLicences = (): Plugin => ({
  name: 'kernel-licences',
  apply: 'build',
  generateBundle() {
    const kernel = licenceOf('replicad-opencascadejs');
    const put = (name: string, source: string) =>
      this.emitFile({ type: 'asset', fileName: `assets/${name}-LICENSE.txt`, source });
    put('replicad-opencascadejs', kernel);
    put('bitbybit-dev-occt', `${licenceOf('@bitbybit-dev/occt')}\n\nOpen CASCADE Technology:\n\n${kernel}`);
  },
});

const serviceWorkers: Readonly<Record<string, string>> = {
  worker: floorWorkerName,
  share: 'share-worker.js',
};

// The app. The public pages have their own build (vite.landing.config.ts), which reads this one's manifest.
export default defineConfig({
  root: here('.'),
  plugins: [react(), kernelLicences(), floorFiles()],
  // The reader of models loads its kernel on demand, which only module workers can.
  worker: { format: 'es' },
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Inlined fonts or pictures would need `data:` in more places of the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      experimental: lazyBarrels,
      input: {
        index: here('index.html'),
        worker: here('src/app/floor-worker/floor-worker.ts'),
        share: here('src/app/share-worker/share-worker.ts'),
      },
      // The addresses of the service workers must never change.
      output: {
        // Without groups a page asked for 155 files of which most were smaller than their headers. The groups follow
        // the import direction (npm packages, domain packages, shared web code), so that no two files need each other.
        codeSplitting: {
          groups: [
            // One style sheet of the theme, in the order of main.tsx: the first one that names a layer orders the layers.
            { name: 'theme', test: /[\\/]app[\\/]theme[\\/].*\.css$|@mantine.*\.css$/, priority: 4 },
            // A service worker has neither window nor document: this file must not share a chunk with code that needs them.
            { name: 'shared-files', test: /[\\/]lib[\\/]shared-files\.ts$/, priority: 5 },
            { name: 'vendor', test: /node_modules/, minShareCount: 6, priority: 3 },
            { name: 'domain', test: /[\\/]packages[\\/]/, minShareCount: 6, priority: 2 },
            {
              name: 'shared',
              test: /[\\/]web[\\/]src[\\/](components|entities|lib|registry)[\\/]/,
              minShareCount: 6,
              priority: 1,
            },
          ],
        },
        entryFileNames: ({ name }) => serviceWorkers[name] ?? 'assets/[name]-[hash].js',
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
});
