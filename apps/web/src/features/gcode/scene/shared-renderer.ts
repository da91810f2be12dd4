import { OrthographicCamera, Scene, WebGLRenderer } from 'three';
import { PathLines } from './path-lines.ts';

let shared: WebGLRenderer | null = null;

/**
 * One picture on the graphics card for the whole visit: opening it and compiling its shaders takes longer than reading
 * most programs. Throws when the browser has no WebGL 2 (locked-down office machines).
 */
export function sharedRenderer(): WebGLRenderer {
  if (shared) return shared;
  const made = new WebGLRenderer({ antialias: true, alpha: true });
  // A context that the system took away cannot draw again: the next program gets a new one.
  made.domElement.addEventListener('webglcontextlost', () => {
    if (shared === made) shared = null;
  });
  shared = made;
  return made;
}

const onePoint = {
  positions: new Float32Array(6),
  kind: new Uint8Array(1),
  segments: 1,
};

/** Opens the picture and compiles what draws a path, before there is one. */
export function warmUp(): void {
  try {
    const path = new PathLines(onePoint);
    path.setColours(new Uint8Array(8));
    const scene = new Scene();
    scene.add(path.group);
    sharedRenderer().compile(scene, new OrthographicCamera());
  } catch {
    // No 3D in this browser: said when there is something to draw.
  }
}
