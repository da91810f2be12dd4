import type { PartModel } from '@truciolo/part';
import { sharedRenderer } from '../../../components/scene/shared-renderer.ts';
import { PartScene } from '../../../entities/parts/viewer/part-scene.ts';

const WIDTH = 280;
const HEIGHT = 240;

let last: Promise<unknown> = Promise.resolve();
let isShown = false;

/** While the buyer turns a model, the one picture on the graphics card is in use. */
export const setShown = (next: boolean): void => {
  isShown = next;
};

async function draw(model: PartModel): Promise<Blob | null> {
  if (isShown) return null;
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
export function stillPicture(model: PartModel): Promise<Blob | null> {
  const made = last.then(() => draw(model));
  last = made.catch(() => null);
  return made;
}
