import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sortServerTests } from './scripts/test/server-tests.mjs';
import { root } from './scripts/workspace/root.mjs';

// A time limit only ends a test that hangs: no test asserts on time, and a busy machine may be ten times slower.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

// The same in every project, although only the server hashes passwords: vitest keeps transformed sources for each set of
// aliases, and the packages would be transformed twice.
const alias = {
  '@node-rs/argon2': fileURLToPath(new URL('apps/server/test/cheap-passwords.ts', import.meta.url)),
};

// Files share one module graph: modules hold no state between them, and loading them again cost more than the tests. No
// test replaces a module, therefore (scripts/test/environments.test.ts).
const project = (name: string, include: string) => ({
  test: {
    name,
    include: [include],
    alias,
    setupFiles: ['scripts/test/property-seed.ts'],
    isolate: false,
    ...limits,
  },
});

// A saved file is a click on a link: the window must stay on its page.
const windowOfTests = {
  happyDOM: {
    settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
  },
};
// The files of a worker share a window too: `component-set-up.ts` empties it, and fails a file that leaves a listener which
// stops the events of the next ones.
const { test: componentTest } = project('web-dom', 'apps/web/src/**/*.test.tsx');
const componentTests = {
  test: {
    ...componentTest,
    environment: 'happy-dom',
    environmentOptions: windowOfTests,
    setupFiles: [...componentTest.setupFiles, 'apps/web/test/component-set-up.ts'],
    // Like the other limits: `expect.poll` gives up after a second otherwise.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
};

const { onEngine, units } = sortServerTests(root);

const server = (name: string, include: string[]) => ({
  name,
  include,
  alias,
  isolate: false,
  ...limits,
});

// Tests that can reach the database run twice, once per engine.
const serverOn = (engine: 'embedded' | 'postgres') => ({
  test: {
    ...server(`server-${engine}`, onEngine),
    env: { TEST_ENGINE: engine },
    globalSetup: ['apps/server/test/global-setup.ts'],
  },
});

export default defineConfig({
  test: {
    projects: [
      project('packages', 'packages/*/{src,test}/**/*.test.ts'),
      project('web', 'apps/web/src/**/*.test.ts'),
      componentTests,
      project('scripts', 'scripts/**/*.test.ts'),
      { test: server('server-units', units) },
      serverOn('embedded'),
      serverOn('postgres'),
    ],
    maxWorkers: 2,
    // Transformed sources are kept between runs: most of the time before the first test of a single file.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
  },
});
