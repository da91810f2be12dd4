import type { Locator, Page } from '@playwright/test';

/** A framed part of a page, by the title in its head. */
export const panel = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
