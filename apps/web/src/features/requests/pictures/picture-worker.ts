import { drawFirstPage } from '@truciolo/pdf-pages';

export interface PictureRequest {
  readonly bytes: ArrayBuffer;
  readonly isPdf: boolean;
}
/** Null for a file that cannot be drawn. */
export type PictureAnswer = { readonly kind: 'picture'; readonly blob: Blob | null };

/** Pixels of the longest side: twice the size on the page, for sharp screens. */
const LONGEST = 88;

async function ofPicture(bytes: ArrayBuffer): Promise<OffscreenCanvas> {
  const whole = await createImageBitmap(new Blob([bytes]));
  const scale = LONGEST / Math.max(whole.width, whole.height);
  const canvas = new OffscreenCanvas(Math.ceil(whole.width * scale), Math.ceil(whole.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas;
}

async function draw({ bytes, isPdf }: PictureRequest): Promise<Blob> {
  const canvas = isPdf ? await drawFirstPage(new Uint8Array(bytes), LONGEST) : await ofPicture(bytes);
  return (canvas as OffscreenCanvas).convertToBlob({ type: 'image/png' });
}

const answer = (blob: Blob | null) => self.postMessage({ kind: 'picture', blob } satisfies PictureAnswer);

self.onmessage = ({ data }: MessageEvent<PictureRequest>) => {
  draw(data).then(answer, () => answer(null));
};
