import type { Drawing } from './framed-picture.ts';
import { saveFile } from './save-file.ts';

/** Style properties that are copied into the picture, which has no style sheet. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-family'];
/** Pixel ratio, so that prints are sharp too. */
const SCALE = 2;

/** The drawing in the current theme, with its colours inlined. */
export function drawn(svg: SVGSVGElement): Drawing {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    const look = LOOKS.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    element.setAttribute('style', look);
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { svg: new XMLSerializer().serializeToString(copy), width, height };
}

/** Saves a drawing as a PNG picture on its background. */
export async function saveDrawing(
  { svg, width, height }: Drawing,
  fileName: string,
  ground: string,
): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  saveFile(fileName, blob, 'image/png');
}
