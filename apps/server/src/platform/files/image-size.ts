import { imageType } from './image-type.ts';
import type { Content } from './received-file.ts';

/** Width and height in pixels from the header of the file, without decoding. Null where it has none. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels that the printer decodes; larger pictures are reduced at the upload. */
const MOST_PRINTED_POINTS = 16_000_000;
/** More pixels than any phone takes; beyond it a file of a megabyte may unpack to gigabytes. */
export const MOST_READABLE_POINTS = 100_000_000;
export const TOO_MANY_POINTS =
  'L’immagine ha troppi punti: al massimo 100 milioni (per esempio 10.000 × 10.000).';

/** PNG: the first chunk is always IHDR. */
const pngSize = (bytes: Buffer): ImageSize | null =>
  bytes.length >= 24 ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;

/** SOF0 to SOF15 carry the size; C4, C8 and CC are other markers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): ImageSize | null {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

/** WebP: lossy, lossless and extended files each store it differently. */
function webpSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 30) return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

export function imageSize(bytes: Buffer, type: string): ImageSize | null {
  if (type === 'image/png') return pngSize(bytes);
  return type === 'image/jpeg' ? jpegSize(bytes) : webpSize(bytes);
}

/** Whether its declared size is too large to be decoded at all. */
export function hasTooManyPoints(bytes: Buffer, type: string): boolean {
  const size = imageSize(bytes, type);
  return size !== null && size.width * size.height > MOST_READABLE_POINTS;
}

/** The same of a file that may be no picture at all. */
export async function isTooLargePicture({ head, whole }: Content): Promise<boolean> {
  const type = imageType(head);
  // A camera writes more before the size of a JPEG than the first bytes show.
  return type !== null && whole((bytes) => hasTooManyPoints(bytes, type));
}

/** Whether the printer may decode it; a file without a declared size is refused. */
export function isModest(bytes: Buffer, type: string): boolean {
  const size = imageSize(bytes, type);
  return (
    size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PRINTED_POINTS
  );
}
