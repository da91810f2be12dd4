import encode from 'qr';
import { afterEach, expect, it, vi } from 'vitest';
import { decodePicture, openReader } from './code-reader.ts';

const text = 'https://officina.it/dashboard/commesse/reparto/0190a000-0000-7000-8000-000000000001';

/** A code as a camera would see it: black squares of some pixels on white, RGBA. */
function photographed(content: string, scale = 6) {
  const bits = encode(content, 'raw', { border: 4 });
  const side = bits.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (bits[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { width: side, height: side, data };
}

afterEach(() => vi.unstubAllGlobals());

it('reads a code by the library where the browser has no reader', async () => {
  expect(await decodePicture(photographed(text))).toBe(text);
  const blank = new Uint8ClampedArray(200 * 200 * 4).fill(255);
  expect(await decodePicture({ width: 200, height: 200, data: blank })).toBeNull();
});

it('uses the reader of the browser where it knows such codes', async () => {
  const Known = class {
    static getSupportedFormats = async () => ['ean_13', 'qr_code'];
    detect = async () => [{ rawValue: text }];
  };
  vi.stubGlobal('BarcodeDetector', Known);
  expect(await (await openReader())({} as HTMLCanvasElement)).toBe(text);
  vi.stubGlobal(
    'BarcodeDetector',
    class extends Known {
      static override getSupportedFormats = async () => ['ean_13'];
    },
  );
  const blind = { getContext: () => null } as unknown as HTMLCanvasElement;
  expect(await (await openReader())(blind)).toBeNull();
});
