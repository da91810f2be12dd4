import type { RequestFileKind } from '@truciolo/contract';
import type { DrawingPage } from '@truciolo/drawing';
import { readPages, readPicture } from '@truciolo/pdf-pages';
import { decodePicture } from './decode-picture.ts';
import { recogniserParts } from './recogniser-parts.ts';

/** The pages of a drawing of either kind. */
export const readSheets = (bytes: Uint8Array, kind: RequestFileKind): Promise<readonly DrawingPage[]> =>
  kind === 'pdf'
    ? readPages(bytes, recogniserParts)
    : readPicture(() => decodePicture(bytes), recogniserParts);
