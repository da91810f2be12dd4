import type { PartModel } from '@truciolo/part';
import { sharedRenderer } from '../../../components/scene/shared-renderer.ts';
import { PartScene } from '../../../entities/parts/viewer/part-scene.ts';
import { openLine } from '../../../lib/open-line.ts';

const WIDTH = 280;
const HEIGHT = 240;

const inLine = openLine();
let free: Promise<void> = Promise.resolve();

/** While the buyer turns a model, the one picture on the graphics card is in use. Returns a function that frees it. */
export function takeGraphics(): () => void {
  let release = () => {};
  free = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

/** Prices and measures come first: the picture is drawn when the page has nothing else to do. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else resolve(null);
  });

async function draw(model: PartModel): Promise<Blob | null> {
  await free;
  await idle();
  const scene = new PartScene(sharedRenderer(), model);
  try {
    scene.resize(WIDTH, HEIGHT);
    scene.look('iso');
    return await scene.copy();
  } finally {
    scene.dispose();
  }
}

/** A picture of the model for its card; one after the other, because they share the graphics card. */
export const stillPicture = (model: PartModel): Promise<Blob | null> => inLine(() => draw(model));
