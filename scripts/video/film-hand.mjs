// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/** Draws a pointer that follows the mouse: a screencast has none. Runs in the page. */
function drawPointer() {
  const start = () => {
    const pointer = document.createElement('div');
    pointer.setAttribute('aria-hidden', 'true');
    Object.assign(pointer.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '20px',
      height: '20px',
      margin: '-10px 0 0 -10px',
      borderRadius: '50%',
      background: 'rgb(217 72 15 / 28%)',
      border: '2px solid #d9480f',
      zIndex: '2147483647',
      pointerEvents: 'none',
      transition: 'scale .12s',
      transform: sessionStorage.getItem('film-pointer') ?? 'translate(-60px, -60px)',
    });
    addEventListener('mousemove', ({ clientX, clientY }) => {
      pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
      sessionStorage.setItem('film-pointer', pointer.style.transform);
    });
    addEventListener('mousedown', () => (pointer.style.scale = '.7'));
    addEventListener('mouseup', () => (pointer.style.scale = '1'));
    // In the top layer, or a modal dialog would cover it.
    pointer.popover = 'manual';
    document.documentElement.append(pointer);
    pointer.showPopover();
  };
  if (document.body) start();
  else addEventListener('DOMContentLoaded', start);
}

/**
 * The hand that plays the scenes: moves, clicks and types at a pace people can follow.
 * @param {import('@playwright/test').Page} page
 */
export async function filmHand(page) {
  await page.addInitScript(drawPointer);
  let [x, y] = [640, 420];

  /** @param {import('@playwright/test').Locator} target */
  const moveTo = async (target) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`Non si vede: ${target}`);
    const [toX, toY] = [box.x + Math.min(box.width / 2, 220), box.y + box.height / 2];
    const steps = Math.max(6, Math.round(Math.hypot(toX - x, toY - y) / 22));
    for (let step = 1; step <= steps; step += 1) {
      // Ease in and out, as an arm does.
      const share = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      await page.mouse.move(x + (toX - x) * share, y + (toY - y) * share);
      await sleep(14);
    }
    [x, y] = [toX, toY];
  };

  return {
    page,
    moveTo,
    /** @param {number} milliseconds */
    pause: (milliseconds) => sleep(milliseconds),
    /** @param {import('@playwright/test').Locator} target */
    async click(target) {
      await moveTo(target);
      await sleep(160);
      await target.click();
    },
    /** @param {import('@playwright/test').Locator} target @param {string} text */
    async type(target, text) {
      await moveTo(target);
      await target.click();
      await target.pressSequentially(text, { delay: 45 });
    },
    /** @param {number} distance in pixels @param {number} milliseconds */
    async scroll(distance, milliseconds) {
      const steps = Math.max(1, Math.round(milliseconds / 40));
      for (let step = 0; step < steps; step += 1) {
        await page.mouse.wheel(0, distance / steps);
        await sleep(40);
      }
    },
  };
}
/** @typedef {Awaited<ReturnType<typeof filmHand>>} Hand */
