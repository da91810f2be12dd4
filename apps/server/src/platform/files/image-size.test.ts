import { describe, expect, it } from 'vitest';
import { hasTooManyPoints, imageSize, isModest } from './image-size.ts';

/** The head of a file alone: nothing behind it is ever looked at. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101ffd9', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  // SOI, an APP0 of 16 bytes, a table, then the frame.
  return Buffer.concat([Buffer.from(`ffd8ffe00010${'00'.repeat(14)}ffc40004aabb`, 'hex'), frame]);
}
function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write(`RIFF    WEBP${kind}`, 'latin1');
  write(bytes);
  return bytes;
}

describe('the size of a picture', () => {
  it.each<[string, Buffer]>([
    ['image/png', png(640, 480)],
    ['image/jpeg', jpeg(640, 480)],
    ['image/webp', webp('VP8 ', (bytes) => bytes.writeUInt16LE(640, 26) && bytes.writeUInt16LE(480, 28))],
    ['image/webp', webp('VP8L', (bytes) => bytes.writeUInt32LE(639 + 479 * 2 ** 14, 21))],
    ['image/webp', webp('VP8X', (bytes) => bytes.writeUIntLE(639, 24, 3) && bytes.writeUIntLE(479, 27, 3))],
  ])('%s is read off its head', (type, bytes) => {
    expect(imageSize(bytes, type)).toEqual({ width: 640, height: 480 });
  });

  it('beyond a hundred million pixels is refused without decoding', () => {
    expect(hasTooManyPoints(png(10_000, 10_000), 'image/png')).toBe(false);
    expect(hasTooManyPoints(png(18_000, 18_000), 'image/png')).toBe(true);
    expect(hasTooManyPoints(jpeg(65_000, 65_000), 'image/jpeg')).toBe(true);
  });

  it('beyond sixteen million pixels, zero or unknown is not accepted', () => {
    expect(isModest(png(4000, 4000), 'image/png')).toBe(true);
    expect(isModest(png(18_000, 18_000), 'image/png')).toBe(false);
    expect(isModest(jpeg(65_000, 65_000), 'image/jpeg')).toBe(false);
    expect(isModest(png(0, 10), 'image/png')).toBe(false);
    for (const type of ['image/png', 'image/jpeg', 'image/webp'])
      expect(isModest(Buffer.from('ffd8ffe0', 'hex'), type)).toBe(false);
  });
});
