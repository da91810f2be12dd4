import { expect, test } from '@playwright/test';

const content = (selector: string) => `head ${selector}`;

test('search and sharing tags, and structured data: the product, the seven questions, the company', async ({
  page,
  baseURL,
}) => {
  await test.step('search and sharing tags', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(/software.*preventivi/i);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    for (const name of ['description', 'keywords', 'author', 'twitter:card', 'twitter:image']) {
      await expect(page.locator(content(`meta[name="${name}"]`))).toHaveAttribute('content', /\S/);
    }
    for (const property of ['og:type', 'og:title', 'og:description', 'og:url', 'og:image']) {
      await expect(page.locator(content(`meta[property="${property}"]`))).toHaveAttribute('content', /\S/);
    }
    const canonical = await page.locator(content('link[rel="canonical"]')).getAttribute('href');
    expect(canonical).toMatch(/^https?:\/\/[^/]+\/$/);

    const image = await page.locator(content('meta[property="og:image"]')).getAttribute('content');
    const picture = await page.request.get(new URL(new URL(image ?? '').pathname, baseURL).href);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
  await test.step('structured data: the product with its rating, the seven questions, the company', async () => {
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(text ?? '')['@graph'];
    const byType = Object.fromEntries(graph.map((node) => [node['@type'], node]));
    expect(byType.SoftwareApplication?.aggregateRating).toMatchObject({
      ratingValue: '4.9',
      ratingCount: '98',
    });
    expect(byType.FAQPage?.mainEntity).toHaveLength(7);
    expect(byType.Organization?.name).toBeTruthy();
  });
});

test('robots, sitemap, icons and manifest are there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(sitemap).pathname).toBe('/sitemap.xml');
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml.match(/<loc>https?:\/\/[^<{]+<\/loc>/g)).toHaveLength(2);
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons: { src: string }[] = manifest.icons;
  for (const path of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    ...icons.map(({ src }) => src),
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^image\//);
  }
});

test('/privacy and /termini show the same text with the company in it', async ({ page, request }) => {
  expect(await (await request.get('/termini')).text()).toBe(await (await request.get('/privacy')).text());
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.locator('#titolare')).toContainText(/P\.IVA \d{11}/);
  await expect(page.locator('#conservazione')).toContainText('13 mesi');
  for (const anchor of ['dati', 'finalita', 'luogo', 'diritti', 'cookie', 'termini']) {
    await expect(page.locator(`section#${anchor}`)).toHaveCount(1);
  }
  await page.goto('/termini');
  await expect(page.getByRole('heading', { level: 2, name: 'Termini e condizioni' })).toBeInViewport();
});
