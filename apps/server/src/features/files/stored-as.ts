import { fileMediaTypes } from '@truciolo/contract';
import type { Context } from '../../platform/context.ts';
import { imageType } from '../../platform/files/image-type.ts';
import type { ReceivedFile } from '../../platform/files/received-file.ts';
import type { ScaledPicture } from '../../platform/pictures/picture-requests.ts';
import { fits, scalePicture } from '../../platform/pictures/scale-picture.ts';

/** Pixels: as wide as a page shows it, and more than the printer needs. */
const LONGEST = 1600;

/**
 * A smaller picture for pages and the printer where the file is larger than they need, or in a format that the printer
 * cannot read.
 */
async function viewOf(context: Context, upload: ReceivedFile, type: string): Promise<ScaledPicture | null> {
  if (imageType(upload.head) === null) return null;
  return upload.whole((bytes) => {
    if (type !== fileMediaTypes.webp && fits(bytes, type, LONGEST)) return null;
    return scalePicture(context, { bytes, type, owner: context.actor.companyGuid, longest: LONGEST });
  });
}

/** Stores an upload under a name: returns the columns of its row, and the stored bytes. */
export async function storedAs(context: Context, upload: ReceivedFile, type: string, file: string) {
  const view = await viewOf(context, upload, type);
  const viewFile = `${file}-view`;
  return {
    columns: { file, viewFile: view && viewFile, viewType: view?.type ?? null },
    written: [[file, upload] as const, ...(view ? [[viewFile, view.bytes] as const] : [])],
  };
}
