import sharp from 'sharp';

/** A picture of one colour with this many pixels. */
export const blankPicture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#c8420c' } })
    .toFormat(format)
    .toBuffer();

/** The header of a PNG that declares this many pixels, without data. */
export function pictureHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
