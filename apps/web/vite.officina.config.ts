import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The page of a shop for its buyers. It has a build of its own because the app's groups of files would bring the whole
 * app to a visitor. Names follow the content, so the kernel and its worker are the app's files once more.
 */
export default defineConfig({
  root: here('.'),
  base: '/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: here('../../dist/web'),
    // The app's build is there already.
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { officina: here('officina.html') } },
  },
});
