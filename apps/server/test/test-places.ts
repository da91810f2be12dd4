import { fileURLToPath } from 'node:url';

export const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
export const MIGRATIONS = source('migrations');
export const NEWER_MIGRATIONS = source('test/newer-migrations');

/** What every server of the tests is told; the installation is made with it once, in the template. */
export const TEST_ENV = {
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  SUPPORT_EMAIL: 'reseller@example.it',
  // The people of the tests share a password that anybody guesses.
  REFUSE_COMMON_PASSWORDS: 'off',
  // Their clock leaps by weeks.
  SESSION_IDLE_DAYS: '30',
};
/** What the build copies into a new data folder, where it has run. */
export const EMPTY_DATABASE = source('../../dist/empty-database');

/** When the clock of every test starts: a round moment. */
export const TEST_START = '2026-11-16T08:00:00.000Z';
