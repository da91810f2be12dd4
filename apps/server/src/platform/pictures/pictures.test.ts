import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharedTestServer } from '../../../test/test-server.ts';
import { imageSize } from '../files/image-size.ts';
import { pictureWorker } from './picture-requests.ts';

const server = sharedTestServer();

const scale = (bytes: Uint8Array, longest = 400) =>
  server.services.workers.run(pictureWorker, 'company', { bytes, longest });
const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });

describe('a picture in its worker', () => {
  it('is reduced to the shown size, in proportion', async () => {
    const answer = await scale(await blank(1600, 1000).jpeg().toBuffer());
    expect(answer).toMatchObject({ type: 'image/jpeg', width: 400, height: 250 });
    expect(imageSize(Buffer.from(answer?.bytes ?? []), 'image/jpeg')).toEqual({ width: 400, height: 250 });
  });

  it('keeps its size if it is small, and its transparency', async () => {
    const answer = await scale(await blank(120, 80, 4).png().toBuffer());
    expect(answer).toMatchObject({ type: 'image/png', width: 120, height: 80 });
    expect((await sharp(Buffer.from(answer?.bytes ?? [])).metadata()).hasAlpha).toBe(true);
  });

  it('in WebP is converted to a format that the printer reads', async () => {
    expect(await scale(await blank(500, 500).webp().toBuffer())).toMatchObject({
      type: 'image/jpeg',
      width: 400,
    });
  });

  it('is rotated upright and loses its location data', async () => {
    const taken = await blank(300, 200)
      .withExif({ IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitude: '45/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await scale(taken);
    expect(answer).toMatchObject({ width: 200, height: 300 });
    expect((await sharp(Buffer.from(answer?.bytes ?? [])).metadata()).exif).toBeUndefined();
  });

  it('that is broken gives null, and the next one is processed', async () => {
    const whole = await blank(600, 600).jpeg().toBuffer();
    expect(await scale(Buffer.from('\x89PNG\r\n\x1a\n nothing'))).toBeNull();
    expect(await scale(whole)).toMatchObject({ width: 400 });
  });
});
