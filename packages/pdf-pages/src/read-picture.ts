import type { DrawingPage } from '@truciolo/drawing';
import { evenLight } from './ocr/even-light.ts';
import type { GreyPicture } from './ocr/grey-picture.ts';
import { recognisePicture } from './ocr/recognise-picture.ts';
import { openRecogniser, type Recogniser, type RecogniserParts } from './ocr/recogniser.ts';
import { LONGEST_SIDE, SHEET_SCALE } from './ocr/sheet-pixels.ts';
import { PdfError } from './pdf-error.ts';
import type { ReadingProgress } from './read-pages.ts';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The longer side of an A4 sheet at the resolution of the recogniser: a screenshot is enlarged to it. */
const SHORTEST_SIDE = 2340;
/** Letters that are enlarged further are as unreadable as before. */
const MOST_ENLARGED = 3;

/**
 * The size in which a picture is read, which is never more than a scan's. A picture without room for the letters of a
 * drawing, such as a logo, has no size.
 */
export function pictureSize({ width, height }: PictureSize): PictureSize | null {
  const longest = Math.max(width, height);
  const scale = Math.max(SHORTEST_SIDE, Math.min(LONGEST_SIDE, longest)) / longest;
  if (!(scale <= MOST_ENLARGED) || Math.min(width, height) < 1) return null;
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

/**
 * The page of a drawing that came as a PNG, JPEG or WebP, scanned, photographed or taken from a screen. `decode` gives
 * the upright picture in its `pictureSize`, null for one without; it runs where pictures are known: browser or server.
 * Throws a `PdfError`.
 */
export async function readPicture(
  decode: () => Promise<GreyPicture | null>,
  loadParts: () => Promise<RecogniserParts>,
  tell: (progress: ReadingProgress) => void = () => undefined,
): Promise<readonly DrawingPage[]> {
  tell({ how: 'ocr', at: 1, of: 1 });
  const picture = await decode().catch(() => {
    throw new PdfError('broken-picture');
  });
  if (!picture) return [];
  const page = { page: 1, width: picture.width / SHEET_SCALE, height: picture.height / SHEET_SCALE };
  let recogniser: Recogniser | undefined;
  const open = async () => {
    recogniser = await openRecogniser(await loadParts());
    return recogniser;
  };
  try {
    return [{ ...page, ...(await recognisePicture(evenLight(picture), SHEET_SCALE, open)) }];
  } finally {
    recogniser?.close();
  }
}
