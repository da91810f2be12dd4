import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

interface SavedQuote {
  readonly guid: string;
  readonly number: string;
  readonly version: number;
  readonly document: {
    readonly title: string;
    readonly date: string;
    readonly reference: string;
    readonly paymentTerms: string;
    readonly positions: readonly {
      readonly id: string;
      readonly description: string;
      readonly code: string;
      readonly phases: readonly { readonly id: string }[];
    }[];
  };
  readonly totals: { readonly total: number };
}

/** The worked example without its quantities, its weight and its cycle time: they are typed on the page. */
export const unfinishedPerno = (): object =>
  JSON.parse(readFileSync(new URL('../quotes/perno.json', import.meta.url), 'utf8')) as object;

type Position = { quantities: number[]; stock: object; phases: object[] } & Record<string, unknown>;

const typed = (value: number) => ({ value, origin: 'typed' });
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());

/** The worked example with everything filled in; of its two phases the second is the browning. */
export function finishedPerno(browning: object = {}): object {
  const document = unfinishedPerno() as { positions: Position[] };
  const [position] = document.positions;
  if (!position) throw new Error('the sample has a position');
  const [turning = {}, ...others] = position.phases;
  const finished = {
    ...position,
    quantities: [10, 50, 100],
    chosenQuantity: 50,
    stock: { ...position.stock, weight: typed(0.95) },
    phases: [{ ...turning, cycle: typed(12) }, ...others.map((phase) => ({ ...phase, ...browning }))],
  };
  return { ...document, date: today(), positions: [finished] };
}

/** A call as a colleague would make it meanwhile. */
async function call(
  page: Page,
  token: string,
  method: string,
  path: string,
  data?: object,
): Promise<SavedQuote> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as SavedQuote;
}

export const createQuote = (page: Page, token: string, document: object) =>
  call(page, token, 'POST', '/quotes', { document });
export const readQuote = (page: Page, token: string, guid: string) =>
  call(page, token, 'GET', `/quotes/${guid}`);
export const changeQuote = (
  page: Page,
  token: string,
  { guid, version }: SavedQuote,
  changes: readonly object[],
) => call(page, token, 'PATCH', `/quotes/${guid}`, { version, changes });

/** Marks the quote as sent, like a user who sent it outside the product. */
export const markSent = (page: Page, token: string, { guid }: SavedQuote) =>
  call(page, token, 'POST', `/quotes/${guid}/sent`, { confirmed: true });

export const expectSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Salvato \d\d:\d\d/ })).toBeVisible();
export const guidOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

/** Times to be used in a quote, as the browser stores them for the logged-in user. */
export const copiedTimes = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [, text] = Object.entries(localStorage).find(([key]) => key.startsWith('quote-clipboard:')) ?? [];
    return (text as string | undefined) ?? '[]';
  });
