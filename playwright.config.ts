import { defineConfig } from '@playwright/test';

// Started by scripts/e2e.mjs, which provides the server, its data folder and the browser.
const { E2E_BASE_URL, E2E_ENGINE = 'embedded', E2E_RESULTS, CHROME_PATH } = process.env;
if (!E2E_BASE_URL) throw new Error('E2E_BASE_URL is not set: run the journeys with "npm run e2e".');

// Chromium refuses its sandbox to root; containers often have a /dev/shm too small for it.
const asRoot = process.getuid?.() === 0;
const browserArgs = ['--disable-gpu', '--disable-dev-shm-usage', ...(asRoot ? ['--no-sandbox'] : [])];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `test-results/${E2E_ENGINE}`,
  ...(E2E_ENGINE === 'postgres' && { grep: /@smoke/ }),
  workers: 2,
  // One retry on a noisy machine; a test that needs it is reported as flaky.
  retries: 1,
  forbidOnly: true,
  // Only to end what hangs: a busy machine may be ten times slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: E2E_RESULTS
    ? [
        ['./scripts/test/playwright-progress.mjs'],
        ['json', { outputFile: `${E2E_RESULTS}-${E2E_ENGINE}.json` }],
      ]
    : [['list']],
  use: {
    baseURL: E2E_BASE_URL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    // A new context for each journey starts a renderer and compiles the app again: up to a sixth of the run. Between two
    // journeys Playwright empties the context: pages, storage, cookies, caches, service workers, routes and the clock.
    reuseContext: true,
    // Journeys are about what happens, not about transitions; the public pages turn them on again.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step of every journey costs a third of the run: the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(CHROME_PATH && { executablePath: CHROME_PATH }) },
  },
  projects: [{ name: `chromium-${E2E_ENGINE}` }],
});
