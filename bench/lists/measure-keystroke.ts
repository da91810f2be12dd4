import type { Page } from '@playwright/test';

const TURNS = 3;

async function totalOf(page: Page, url: string, token: string, q: string): Promise<number> {
  const address = `${url}/api/customers/rows?limit=1&q=${encodeURIComponent(q)}`;
  const answer = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { total: number }).total;
}

/**
 * Waits in the page, frame by frame, until the list shows this many rows; returns the milliseconds since the last key.
 */
function untilShown(page: Page, total: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const begun = performance.now();
        const look = () => {
          const grid = document.querySelector('[role="grid"]');
          const rows = Number(grid?.getAttribute('aria-rowcount') ?? 1) - 1;
          const isReady = grid?.getAttribute('aria-busy') !== 'true';
          const hasRows = wanted === 0 ? grid === null : document.querySelector('[id="row-0"]') !== null;
          if (rows === wanted && isReady && hasRows) {
            resolve(performance.now() - Number(document.body.dataset.lastKey ?? begun));
          } else if (performance.now() - begun > 20_000) {
            reject(new Error(`${wanted} rows wanted, ${rows} shown`));
          } else requestAnimationFrame(look);
        };
        look();
      }),
    total,
  );
}

/** Time from the last letter of a search to its rows on screen: the slowest of a few runs. */
export async function measureKeystroke(
  page: Page,
  url: string,
  token: string,
  text: string,
): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      () => {
        document.body.dataset.lastKey = String(performance.now());
      },
      { capture: true },
    );
  });
  const field = page.getByRole('searchbox');
  const [before, after] = [
    await totalOf(page, url, token, text.slice(0, -1)),
    await totalOf(page, url, token, text),
  ];
  if (before === after) throw new Error(`the last letter of «${text}» changes nothing`);
  let worst = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await field.fill('');
    await untilShown(page, await totalOf(page, url, token, ''));
    await field.pressSequentially(text.slice(0, -1), { delay: 30 });
    await untilShown(page, before);
    // Caches of the previous run would flatter this one.
    await page.waitForTimeout(300);
    await field.press('End');
    await field.pressSequentially(text.slice(-1));
    worst = Math.max(worst, await untilShown(page, after));
    await page.reload();
    await page.evaluate(() => {
      addEventListener(
        'keydown',
        () => {
          document.body.dataset.lastKey = String(performance.now());
        },
        { capture: true },
      );
    });
  }
  await field.fill('');
  return worst;
}
