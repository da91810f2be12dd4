import { expect, type Locator, type Page } from '@playwright/test';

/** The answer to the arithmetic question that stands in this text. */
export async function solve(place: Locator): Promise<string> {
  // It is drawn by the server and comes a moment after the form.
  await expect(place).toHaveText(/\d [+\-×] \d/);
  const text = (await place.textContent()) ?? '';
  const [, left, operator, right] = /(\d) ([+\-×]) (\d)/.exec(text) ?? [];
  if (!left || !operator || !right) throw new Error(`no question in «${text}»`);
  const [a, b] = [Number(left), Number(right)];
  return String(operator === '+' ? a + b : operator === '-' ? a - b : a * b);
}

/** What the server draws next, instead of chance. */
export const drawNext = (page: Page, text: string) =>
  page.route('**/api/utils/contact/question', (route) => route.fulfill({ json: { text, ticket: 'x.y' } }));
