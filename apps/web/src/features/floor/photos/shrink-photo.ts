/** A phone takes pictures of 12 megapixels; a burr is seen at this width, px. */
const LONGEST = 1600;
const QUALITY = 0.85;

/** A smaller JPEG for the way through the shop's network; the file itself where the browser cannot draw it. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
