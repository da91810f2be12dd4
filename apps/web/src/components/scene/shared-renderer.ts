import { Vector2, WebGLRenderer } from 'three';

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
 * most files. Throws when the browser has no WebGL 2 (locked-down office machines).
 */
export function sharedRenderer(): WebGLRenderer {
  if (shared) return shared;
  const isSlow = drawsByProcessor();
  const made = new WebGLRenderer({ antialias: !isSlow, alpha: true });
  if (isSlow) plainRenderers.add(made);
  // Asking each shader for its faults waits for the graphics card; ours are the same on every visit.
  made.debug.checkShaderErrors = false;
  // A context that the system took away cannot draw again: the next picture gets a new one.
  made.domElement.addEventListener('webglcontextlost', () => {
    if (shared === made) shared = null;
  });
  shared = made;
  return made;
}

/** Puts the shared canvas into a page, with a text alternative. */
export function showIn(host: HTMLElement, label: string): WebGLRenderer {
  const renderer = sharedRenderer();
  const canvas = renderer.domElement;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  host.prepend(canvas);
  return renderer;
}

/** Setting the same size again would throw the picture away and wait for the graphics card. */
export function sizeTo(renderer: WebGLRenderer, width: number, height: number): void {
  const ratio = Math.min(2, window.devicePixelRatio);
  const size = renderer.getSize(new Vector2());
  if (size.x === width && size.y === height && renderer.getPixelRatio() === ratio) return;
  renderer.setDrawingBufferSize(width, height, ratio);
}
