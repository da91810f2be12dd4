import { expect, type Page, type Request } from '@playwright/test';
import { ownClock, stopClock } from './app/clock.ts';
import { enter } from './app/enter.ts';
import { expectPage } from './app/log-in.ts';
import { test } from './app/test.ts';

interface Batch {
  readonly sessionId: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

/** Collecting is switched on by the supplier's administrators: here the answer says that it is. */
async function allowCollecting(page: Page, isEnabled = true): Promise<void> {
  await page.route('**/api/analytics/status', (route) =>
    route.fulfill({ json: { settings: { isEnabled } } }),
  );
}

function watchBatches(page: Page): readonly Batch[] {
  const batches: Batch[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) batches.push(request.postDataJSON() as Batch);
  });
  return batches;
}

const settings = (page: Page) => page.getByRole('button', { name: 'Impostazioni Utente' });

/** Clicks something harmless this many times, faster than by hand. */
const press = (page: Page, times: number) =>
  settings(page).evaluate((element: HTMLElement, count) => {
    for (let done = 0; done < count; done++) element.click();
  }, times);

test('clicks and page views are sent together after two and a half seconds of quiet', async ({ page }) => {
  await ownClock(page);
  await allowCollecting(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/status')) asked++;
  });
  const batches = watchBatches(page);
  const { token } = await enter(page, '/change-password');
  await expectPage(page, 'Cambio password');
  await expect.poll(() => batches.length).toBe(1);
  expect(batches[0]?.events).toEqual([
    expect.objectContaining({
      eventType: 'page_view',
      pagePath: '/change-password',
      pageTitle: 'Cambio password',
    }),
  ]);

  await stopClock(page);
  const sent = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/analytics/events') &&
      Boolean(answer.request().postData()?.includes('/sessions')),
  );
  await page.getByRole('link', { name: 'Sessioni attive' }).click();
  await expectPage(page, 'Sessioni attive');
  await page.clock.runFor(2400);
  expect(batches).toHaveLength(1);
  await page.clock.runFor(200);
  const answer = await sent;
  expect(answer.status()).toBe(202);
  expect(answer.request().headers().authorization).toBe(`Bearer ${token}`);
  const [first, second] = batches;
  expect(second?.sessionId).toBe(first?.sessionId);
  expect(second?.events).toEqual([
    expect.objectContaining({
      eventType: 'click',
      pagePath: '/change-password',
      elementType: 'a',
      elementText: 'Sessioni attive',
      elementHref: '/sessions',
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    }),
    expect.objectContaining({
      eventType: 'page_view',
      pagePath: '/sessions',
      pageTitle: 'Sessioni attive',
      metadata: { referrer: '/change-password' },
    }),
  ]);
  expect(asked).toBe(1);
});

test('twenty-five events are sent at once', async ({ page }) => {
  await ownClock(page);
  await allowCollecting(page);
  const batches = watchBatches(page);
  await enter(page, '/dashboard');
  await expect.poll(() => batches.length).toBe(1);
  await stopClock(page);
  await press(page, 24);
  await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
  expect(batches).toHaveLength(1);
  await press(page, 1);
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]?.events).toHaveLength(25);
});

test('a failed batch is sent again, at most the latest hundred', async ({ page }) => {
  await ownClock(page);
  await allowCollecting(page);
  await page.route('**/api/analytics/events', (route) => route.fulfill({ status: 503, body: '' }));
  const batches = watchBatches(page);
  await enter(page, '/dashboard');
  await expect.poll(() => batches.length).toBe(1);
  await stopClock(page);
  await press(page, 120);
  await page.unroute('**/api/analytics/events');
  await page.clock.runFor(2600);
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]?.events).toHaveLength(100);
  expect(batches[1]?.events.at(0)).toMatchObject({ eventType: 'click' });
});

test('the rest is sent with a beacon when the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const type = body instanceof Blob ? body.type : '';
      sessionStorage.setItem('beacon', JSON.stringify({ address, type }));
      return send(address, body);
    };
  });
  await ownClock(page);
  await allowCollecting(page);
  const batches = watchBatches(page);
  await enter(page, '/dashboard');
  await expect.poll(() => batches.length).toBe(1);
  await stopClock(page);
  await press(page, 3);
  await page.goto('/robots.txt');
  const beacon = await page.evaluate(() => sessionStorage.getItem('beacon'));
  expect(JSON.parse(beacon ?? '{}')).toEqual({ address: '/api/analytics/events', type: 'text/plain' });
});

for (const { what, answer } of [
  { what: 'switched off', answer: 'no' },
  { what: 'unknown after two seconds', answer: 'silence' },
]) {
  test(`nothing is stored or sent while collecting is ${what}`, async ({ page }) => {
    if (answer === 'no') await allowCollecting(page, false);
    else await page.route('**/api/analytics/status', () => new Promise(() => {}));
    const isStatus = (request: Request) => request.url().endsWith('/api/analytics/status');
    const settled =
      answer === 'no'
        ? page.waitForEvent('requestfinished', isStatus)
        : page.waitForEvent('requestfailed', isStatus);
    await ownClock(page);
    const batches = watchBatches(page);
    await enter(page, '/dashboard');
    await settled;
    await press(page, 30);
    await page.clock.fastForward(10_000);
    await page.goto('/robots.txt');
    expect(batches).toEqual([]);
  });
}
