import type { Page } from '@playwright/test';

interface ScrollCost {
  readonly mean: number;
  readonly worst: number;
}

const STRETCHES = 20;
const FRAMES = 20;
/** Eight screens a second: faster than users read. */
const STEP_PX = 120;

/** Scrolls a few rows in every frame, new windows of rows being fetched on the way. */
const scroll = (page: Page): Promise<void> =>
  page.evaluate(
    ([frames, step]) =>
      new Promise<void>((resolve, reject) => {
        const scroller = document.querySelector('[role="grid"]')?.closest('[class*="scroller"]');
        if (!scroller) return reject(new Error('no list to scroll'));
        let left = frames;
        const next = () => {
          if (left === 0) return resolve();
          left -= 1;
          scroller.scrollTop += step;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, STEP_PX] as [number, number],
  );

/** Time the processor spends in the page's main thread for a frame, ms: script, style, layout and paint. */
export async function measureScroll(page: Page): Promise<ScrollCost> {
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  // Thread time, so that other load of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const costs: number[] = [];
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const before = await spent();
    await scroll(page);
    costs.push(((await spent()) - before) / FRAMES);
  }
  return {
    mean: costs.reduce((sum, cost) => sum + cost, 0) / costs.length,
    worst: Math.max(...costs),
  };
}
