import { defineConfig } from 'vitest/config';

// Domain packages know no I/O: one project. The server suite runs twice, once per database engine.
const server = (name: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${name}`,
    include: ['apps/server/{src,test}/**/*.test.ts'],
    env: { TEST_ENGINE: name },
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/*/{src,test}/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      server('embedded'),
      server('postgres'),
    ],
    maxWorkers: 2,
  },
});
