import { OrthographicCamera } from 'three';
import { isPlain, sharedRenderer, sizeTo } from '../../../components/scene/shared-renderer.ts';
import { Stage } from './stage.ts';

const corner = 1;
const tiny = {
  positions: new Float32Array([-corner, -corner, -corner, corner, corner, corner]),
  kind: new Uint8Array(1),
  segments: 1,
  origin: [0, 0, 0],
  box: { min: [-corner, -corner, -corner], max: [corner, corner, corner] },
  cutBox: { min: [-corner, -corner, -corner], max: [corner, corner, corner] },
} as const;

/** Shaders of the first picture, never disposed: later pictures find them compiled. */
let warm: Stage | null = null;

/** Opens the picture and draws a tiny path, before there is a real one: shaders are made ready when first drawn. */
export function warmUp(): void {
  try {
    const renderer = sharedRenderer();
    if (warm) return;
    warm = new Stage(tiny, { isLathe: false, isPlain: isPlain(renderer) });
    warm.setColours({ path: new Uint8Array(8), frame: [0, 0, 0], marker: [0, 0, 0] });
    // About the size it will have: the picture's memory is there too.
    sizeTo(renderer, Math.round(window.innerWidth / 2), Math.round(window.innerHeight / 2));
    renderer.render(warm.scene, new OrthographicCamera(-2, 2, 2, -2, -10, 10));
  } catch {
    // No 3D in this browser: said when there is something to draw.
  }
}
