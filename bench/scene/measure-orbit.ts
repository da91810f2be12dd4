import type { Page } from '@playwright/test';

const ORBIT_STEPS = 60;

/** Script time of one frame while a 3D picture is turned by hand, ms. `name`: label of the picture. */
export async function measureOrbit(page: Page, name: RegExp): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const script = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const box = await page.getByRole('img', { name }).boundingBox();
  if (!box) throw new Error('the picture is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const before = await script();
  for (let step = 1; step <= ORBIT_STEPS; step++) {
    await page.mouse.move(x + step * 2, y + step);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const seconds = (await script()) - before;
  await page.mouse.up();
  return (1000 * seconds) / ORBIT_STEPS;
}
