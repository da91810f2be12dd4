import type { Locator, Page } from '@playwright/test';

export interface DragCost {
  /** ms of the page's main thread per frame. */
  readonly mean: number;
  readonly worst: number;
}

const STRETCHES = 10;
const FRAMES = 20;
const STEP_PX = 6;

/**
 * Processor time of the page's main thread for each frame of a drag, ms: script, style, layout and paint, without
 * picking up and dropping.
 */
export async function measureDrag(page: Page, thing: Locator): Promise<DragCost> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const session = await page.context().newCDPSession(page);
  // Thread time, so that other load of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 2, { steps: 4 });
  await page.waitForTimeout(300);
  const costs: number[] = [];
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const way = stretch % 2 === 0 ? 1 : -1;
    const from = way === 1 ? x : x + FRAMES * STEP_PX;
    const before = await spent();
    for (let frame = 1; frame <= FRAMES; frame += 1) {
      await page.mouse.move(from + way * frame * STEP_PX, y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    costs.push(((await spent()) - before) / FRAMES);
  }
  await page.keyboard.press('Escape');
  await page.mouse.move(x, y);
  await page.mouse.up();
  return { mean: costs.reduce((sum, cost) => sum + cost, 0) / costs.length, worst: Math.max(...costs) };
}
