import { type GreyPicture, pictureSize, toGrey } from '@truciolo/pdf-pages';

/**
 * A picture as its reader needs it: upright as the camera was held, on white paper, in grey. The server took no file with
 * more points than can be decoded.
 */
export async function decodePicture(bytes: ArrayBuffer): Promise<GreyPicture | null> {
  const whole = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  try {
    const size = pictureSize(whole);
    if (!size) return null;
    const { width, height } = size;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, width, height);
    return toGrey((top, rows) => context.getImageData(0, top, width, rows).data, width, height);
  } finally {
    whole.close();
  }
}
