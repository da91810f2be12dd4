import type { Page } from '@playwright/test';

/** A picture of 600 × 300 pixels, its left half red and its right half blue, as the logo to be cropped. */
export async function chooseLogo(page: Page): Promise<void> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 300;
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('no canvas to paint on');
    paint.fillStyle = '#c8420c';
    paint.fillRect(0, 0, 300, 300);
    paint.fillStyle = '#2a5d87';
    paint.fillRect(300, 0, 300, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  });
}
