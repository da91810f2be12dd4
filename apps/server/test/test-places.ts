import { fileURLToPath } from 'node:url';

export const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const MIGRATIONS = source('migrations');
export const NEWER_MIGRATIONS = source('test/newer-migrations');

/** Configuration of every test server; the installation is created with it once, in the template. */
export const TEST_ENV = {
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  SUPPORT_EMAIL: 'reseller@example.it',
  // Test users share a trivial password.
  REFUSE_COMMON_PASSWORDS: 'off',
  // The test clock advances by weeks.
  SESSION_IDLE_DAYS: '30',
};
/** Database that the build prepares for new data folders, if it has run. */
export const EMPTY_DATABASE = source('../../dist/empty-database');

/** Start time of every test's clock. */
export const TEST_START = '2026-11-16T08:00:00.000Z';
