import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const answers = vi.hoisted(() => ({ theme: null as string | null }));
vi.mock('./api/get-preferences.ts', () => ({ getPreferences: async () => ({ theme: answers.theme }) }));
vi.mock('./api/update-preferences.ts', () => ({ updatePreferences: async (body: object) => body }));

const { changeTheme, currentTheme, loadTheme, resetTheme } = await import('./theme-store.ts');

const device = (isDark: boolean) => vi.stubGlobal('window', { matchMedia: () => ({ matches: isDark }) });
beforeEach(resetTheme);
afterEach(() => vi.unstubAllGlobals());

it.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['sepia', true, 'light'],
])('a saved theme %s with a device that prefers dark (%s) shows %s', async (theme, isDark, shown) => {
  device(isDark);
  answers.theme = theme;
  await loadTheme();
  expect(currentTheme()).toBe(shown);
});

it('the switch overrules the device', async () => {
  device(true);
  answers.theme = null;
  await loadTheme();
  await changeTheme('light');
  expect(currentTheme()).toBe('light');
});
