import { OrthographicCamera, Vector2, WebGLRenderer } from 'three';
import { Stage } from './stage.ts';

let shared: WebGLRenderer | null = null;

/** Names that drawing by the processor goes by: SwiftShader (Chrome, Edge), llvmpipe (Linux), Windows without a driver. */
const BY_PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether lines are drawn by the processor, as on a remote desktop: smooth and thick ones would take seconds there. */
function drawsByProcessor(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const name = context && names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return BY_PROCESSOR.test(name);
}

const plainRenderers = new WeakSet<WebGLRenderer>();

/** True where each line must be drawn once and without smoothing. */
export const isPlain = (renderer: WebGLRenderer): boolean => plainRenderers.has(renderer);

/**
 * One picture on the graphics card for the whole visit: opening it and compiling its shaders takes longer than reading
 * most programs. Throws when the browser has no WebGL 2 (locked-down office machines).
 */
export function sharedRenderer(): WebGLRenderer {
  if (shared) return shared;
  const isSlow = drawsByProcessor();
  const made = new WebGLRenderer({ antialias: !isSlow, alpha: true });
  if (isSlow) plainRenderers.add(made);
  // Asking each shader for its faults waits for the graphics card; ours are the same on every visit.
  made.debug.checkShaderErrors = false;
  // A context that the system took away cannot draw again: the next program gets a new one.
  made.domElement.addEventListener('webglcontextlost', () => {
    if (shared === made) shared = null;
  });
  shared = made;
  return made;
}

/** Setting the same size again would throw the picture away and wait for the graphics card. */
export function sizeTo(renderer: WebGLRenderer, width: number, height: number): void {
  const ratio = Math.min(2, window.devicePixelRatio);
  const size = renderer.getSize(new Vector2());
  if (size.x === width && size.y === height && renderer.getPixelRatio() === ratio) return;
  renderer.setDrawingBufferSize(width, height, ratio);
}

const corner = 1;
const tiny = {
  positions: new Float32Array([-corner, -corner, -corner, corner, corner, corner]),
  kind: new Uint8Array(1),
  segments: 1,
  origin: [0, 0, 0],
  box: { min: [-corner, -corner, -corner], max: [corner, corner, corner] },
  cutBox: { min: [-corner, -corner, -corner], max: [corner, corner, corner] },
} as const;

/** The first picture's shaders, never let go: what is drawn later finds them compiled. */
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
