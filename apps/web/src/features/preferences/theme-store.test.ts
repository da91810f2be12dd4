import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const answers = vi.hoisted(() => ({ theme: null as string | null, isDown: false }));
const answer = vi.hoisted(() => (body: object) => {
  if (answers.isDown) throw new Error('no answer');
  return body;
});
vi.mock('./api/get-preferences.ts', () => ({ getPreferences: async () => answer({ theme: answers.theme }) }));
vi.mock('./api/update-preferences.ts', () => ({ updatePreferences: async (body: object) => answer(body) }));

const { changeTheme, currentTheme, loadTheme, resetTheme } = await import('./theme-store.ts');

const device = (isDark: boolean) => vi.stubGlobal('window', { matchMedia: () => ({ matches: isDark }) });
beforeEach(() => {
  answers.isDown = false;
  resetTheme();
});
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

it('a failed load means light, whatever the device prefers', async () => {
  device(true);
  answers.isDown = true;
  await loadTheme();
  expect(currentTheme()).toBe('light');
});

it('a theme that could not be saved is rolled back', async () => {
  device(false);
  answers.theme = 'light';
  await loadTheme();
  answers.isDown = true;
  const changing = changeTheme('dark');
  expect(currentTheme()).toBe('dark');
  await expect(changing).rejects.toThrow('no answer');
  expect(currentTheme()).toBe('light');
});
