/** The part of a canvas that is used here; browsers and Node have different types for it. */
export interface PageCanvas {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  } | null;
  convertToBlob?(options: { readonly type: string }): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>;
  toBuffer?(type: string): Uint8Array;
}

/** The picture as a file, by the way that this canvas offers. */
export async function toPng(canvas: PageCanvas): Promise<Uint8Array> {
  if (canvas.toBuffer) return canvas.toBuffer('image/png');
  const blob = await canvas.convertToBlob?.({ type: 'image/png' });
  if (!blob) throw new Error('this canvas cannot write a picture');
  return new Uint8Array(await blob.arrayBuffer());
}
