import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The app. The public pages have their own build (vite.landing.config.ts), which reads this one's manifest.
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Inlined fonts or pictures would need `data:` in more places of the content security policy.
    assetsInlineLimit: 0,
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
});
