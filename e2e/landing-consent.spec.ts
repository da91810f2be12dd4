import { expect, type Page, test } from '@playwright/test';

const banner = (page: Page) => page.getByRole('dialog', { name: 'I cookie, in due righe' });
const failure = (page: Page) => page.getByText('Le preferenze sui cookie non si sono caricate');

/** Simulates an installation with this consent provider; the rest of the page is the server's own. */
async function configureProvider(page: Page, script: string): Promise<void> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"consentScript":""', `"consentScript":"${script}"`);
    await route.fulfill({ response: answer, body });
  });
}

test('the choice is recorded by the server and not asked again', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/utils/consent'));
  await banner(page).getByRole('button', { name: 'Solo necessari' }).click();
  const answer = await recorded;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataJSON()).toMatchObject({ categories: ['necessary'], action: 'reject' });
  await expect(banner(page)).toBeHidden();

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner(page)).toBeHidden();
  expect(scripts.filter((url) => url.includes('/site/consent-'))).toEqual([]);
});

test('the choice can be changed from the footer', async ({ page }) => {
  await page.goto('/');
  // If the reload aborted this request, the page would send the first choice again at its next visit.
  const accepted = page.waitForResponse((answer) => answer.url().endsWith('/utils/consent'));
  await banner(page).getByRole('button', { name: 'Accetta' }).click();
  await accepted;
  await page.reload();
  await page.getByRole('button', { name: 'Preferenze cookie' }).click();
  const preferences = page.getByRole('dialog', { name: 'Preferenze sui cookie' });
  await expect(preferences).toBeVisible();
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/utils/consent'));
  await preferences.getByRole('button', { name: 'Solo necessari' }).click();
  expect((await recorded).request().postDataJSON()).toMatchObject({
    categories: ['necessary'],
    action: 'change',
  });
});

test('a choice made offline is sent at the next visit', async ({ page }) => {
  await page.route('**/utils/consent', (route) => route.abort());
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accetta' }).click();
  await expect(banner(page)).toBeHidden();
  await page.unroute('**/utils/consent');
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/utils/consent'));
  await page.reload();
  expect((await recorded).status()).toBe(201);
});

test('a banner that cannot be loaded says so and can be retried', async ({ page }) => {
  await page.route('**/site/consent-*.js*', (route) => route.abort());
  await page.goto('/');
  await expect(failure(page)).toBeVisible();
  await page.unroute('**/site/consent-*.js*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(failure(page)).toBeHidden();
});

test('a configured provider replaces the banner', async ({ page }) => {
  const script = '/provider-di-prova.js';
  await configureProvider(page, script);
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.provider = "attivo";' }),
  );
  await page.goto('/');
  await expect(page.locator('body')).toHaveAttribute('data-provider', 'attivo');
  await expect(banner(page)).toBeHidden();
});

test('a provider that does not answer times out after 120 seconds', async ({ page }) => {
  const script = '/provider-muto.js';
  await page.clock.install();
  await configureProvider(page, script);
  let asked = 0;
  await page.route(`${script}*`, () => {
    asked += 1;
  });
  // The pending script would delay the load event.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(60_000);
  await expect(failure(page)).toBeHidden();
  await page.clock.fastForward(65_000);
  await expect(failure(page)).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(() => asked).toBe(2);
});
