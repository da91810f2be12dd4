import type { Page } from '@playwright/test';

interface ScrollCost {
  readonly mean: number;
  readonly p95: number;
  readonly worst: number;
}

/**
 * Scrolls a few rows in every frame, new windows of rows being fetched on the way, and takes the time of the main
 * thread in each: from the scroll event to the end of style, layout and paint.
 */
export async function measureScroll(page: Page): Promise<ScrollCost> {
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(1000);
  const costs = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const FRAMES = 400;
        const STEP_PX = 240;
        const scroller = document.querySelector('[role="grid"]')?.closest('[class*="scroller"]');
        if (!scroller) throw new Error('no list to scroll');
        const measured: number[] = [];
        const channel = new MessageChannel();
        let begun = 0;
        scroller.addEventListener(
          'scroll',
          () => {
            begun = performance.now();
          },
          { capture: true },
        );
        // A message sent inside the frame arrives once the frame is drawn.
        channel.port1.onmessage = () => {
          measured.push(performance.now() - begun);
          if (measured.length === FRAMES) resolve(measured);
          else requestAnimationFrame(frame);
        };
        const frame = () => {
          if (begun === 0) begun = performance.now();
          scroller.scrollTop += STEP_PX;
          requestAnimationFrame(() => channel.port2.postMessage(null));
        };
        requestAnimationFrame(frame);
      }),
  );
  const sorted = costs.slice(5).toSorted((a, b) => a - b);
  return {
    mean: sorted.reduce((sum, cost) => sum + cost, 0) / sorted.length,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    worst: sorted.at(-1) ?? Number.NaN,
  };
}
