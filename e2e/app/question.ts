import { expect, type Locator, type Page } from '@playwright/test';

/** The answer to the arithmetic question in this text. */
export async function solve(place: Locator): Promise<string> {
  // The server sends it a moment after the form appears.
  await expect(place).toHaveText(/\d [+\-×] \d/);
  const text = (await place.textContent()) ?? '';
  const [, left, operator, right] = /(\d) ([+\-×]) (\d)/.exec(text) ?? [];
  if (!left || !operator || !right) throw new Error(`no question in «${text}»`);
  const [a, b] = [Number(left), Number(right)];
  return String(operator === '+' ? a + b : operator === '-' ? a - b : a * b);
}

/** Replaces the server's random question by this one. */
export const drawNext = (page: Page, text: string) =>
  page.route('**/api/utils/contact/question', (route) => route.fulfill({ json: { text, ticket: 'x.y' } }));
