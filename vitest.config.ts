import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// A time limit only ends a test that hangs: no test asserts on time, and a busy machine may be ten times slower.
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

// Files share one module graph: modules hold no state between them, and loading them again cost more than the tests.
const project = (name: string, include: string, environment = 'node') => ({
  test: {
    name,
    include: [include],
    environment,
    setupFiles: ['scripts/test/property-seed.ts'],
    isolate: false,
    ...limits,
  },
});

// The server suite runs twice, once per database engine.
const server = (engine: 'embedded' | 'postgres') => ({
  test: {
    alias: {
      '@node-rs/argon2': fileURLToPath(new URL('apps/server/test/cheap-passwords.ts', import.meta.url)),
    },
    name: `server-${engine}`,
    include: ['apps/server/{src,test}/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: ['apps/server/test/global-setup.ts'],
    isolate: false,
    ...limits,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('packages', 'packages/*/{src,test}/**/*.test.ts'),
      project('web', 'apps/web/src/**/*.test.ts'),
      // Component tests are a project of their own: vitest starts a new worker wherever the environment changes.
      project('web-dom', 'apps/web/src/**/*.test.tsx', 'happy-dom'),
      project('scripts', 'scripts/**/*.test.ts'),
      server('embedded'),
      server('postgres'),
    ],
    maxWorkers: 2,
    // Transformed sources are kept between runs: most of the time before the first test of a single file.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
  },
});
