import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../../test/stub-api.ts';
import { changeTheme, currentTheme, loadTheme, resetTheme } from './theme-store.ts';

const PREFERENCES = '/api/preferences';
const saved = (theme: string | null) =>
  stubApi({ [`GET ${PREFERENCES}`]: { theme }, [`PUT ${PREFERENCES}`]: {} });
const device = (isDark: boolean) => vi.stubGlobal('window', { matchMedia: () => ({ matches: isDark }) });
beforeEach(() => resetTheme());
afterEach(() => vi.unstubAllGlobals());

it.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['sepia', true, 'light'],
])('a saved theme %s with a device that prefers dark (%s) shows %s', async (theme, isDark, shown) => {
  device(isDark);
  saved(theme);
  await loadTheme();
  expect(currentTheme()).toBe(shown);
});

it('the switch overrules the device', async () => {
  device(true);
  saved(null);
  await loadTheme();
  await changeTheme('light');
  expect(currentTheme()).toBe('light');
});

it('a failed load means light, whatever the device prefers', async () => {
  device(true);
  stubApi();
  await loadTheme();
  expect(currentTheme()).toBe('light');
});

it('a theme that could not be saved is rolled back', async () => {
  device(false);
  saved('light');
  await loadTheme();
  stubApi();
  const changing = changeTheme('dark');
  expect(currentTheme()).toBe('dark');
  await expect(changing).rejects.toThrow();
  expect(currentTheme()).toBe('light');
});
