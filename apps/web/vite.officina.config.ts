import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lazyBarrels } from './lazy-barrels.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const START =
  /vite[\\/]preload-helper|[\\/](follow-device|language-key|buyer-key|kept-shelf|may-wait|stored-text)\.ts$/;

/** The server draws the first picture only: whatever the page loads later is none of its files. */
const withoutLater = (): Plugin => ({
  name: 'without-later',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' ? { id: specifier, external: true } : null,
});

/**
 * The page of a shop for its buyers. It has a build of its own because the app's groups of files would bring the whole
 * app to a visitor. Names follow the content, so the kernel and its worker are the app's files once more. With `--ssr`
 * it is the program with which the server draws the page; class names are the same in both.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  base: '/',
  publicDir: false,
  plugins: [react(), ...(isSsrBuild ? [withoutLater()] : [])],
  worker: { format: 'es' },
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  build: isSsrBuild
    ? { emptyOutDir: true, target: 'node20', rolldownOptions: { experimental: lazyBarrels } }
    : {
        outDir: here('../../dist/web'),
        // The app's build is there already.
        emptyOutDir: false,
        manifest: 'officina-manifest.json',
        target: 'es2022',
        assetsInlineLimit: 0,
        // One sheet, which the build writes into the page.
        cssCodeSplit: false,
        rolldownOptions: {
          experimental: lazyBarrels,
          input: { officina: here('officina.html') },
          // The little that runs before the visitor does something is one file beside the entry.
          output: { codeSplitting: { groups: [{ name: 'start', test: START }] } },
        },
      },
}));
