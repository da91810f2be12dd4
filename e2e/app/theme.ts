import { expect, type Page } from '@playwright/test';

export const expectTheme = (page: Page, theme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
