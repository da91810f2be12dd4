import type { Page } from '@playwright/test';
import encode from 'qr';

/** From the next page on, the camera sees a printed code with this text. */
export async function holdBeforeCamera(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    (bits) => {
      const scale = 10;
      const canvas = document.createElement('canvas');
      canvas.width = bits.length * scale;
      canvas.height = canvas.width;
      const paint = () => {
        const context = canvas.getContext('2d');
        if (!context) return;
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = '#000000';
        for (const [y, row] of bits.entries())
          for (const [x, isBlack] of row.entries())
            if (isBlack) context.fillRect(x * scale, y * scale, scale, scale);
      };
      navigator.mediaDevices.getUserMedia = async () => {
        paint();
        // A stream of a canvas has a frame only when it is painted.
        setInterval(paint, 100);
        return canvas.captureStream();
      };
    },
    encode(text, 'raw', { border: 4 }),
  );
}
