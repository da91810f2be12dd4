import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const landing = (file: string) => resolve(import.meta.dirname, 'src/landing', file);

/**
 * The public pages, built twice from one configuration: the few scripts a visitor gets, and (with `--ssr`) the module
 * that renders the pages to text. Same base and names in both, so that the rendered addresses are those of the files.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: '../../dist/web',
    // The app's build is there already.
    emptyOutDir: false,
    assetsDir: 'site',
    // A font inlined in the stylesheet would delay the first paint.
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: isSsrBuild ? false : 'site/manifest.json',
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: {
              boot: landing('boot.ts'),
              main: landing('main.ts'),
              consent: landing('consent/built-in.ts'),
            },
          },
        }),
  },
}));
