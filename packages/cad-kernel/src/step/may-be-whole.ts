/** Below this healing costs next to nothing. */
const MANY_FACES = 60;

/**
 * Whether a STEP file may be used as written, with missing parts of its faces added one by one: healing would change
 * nothing else, and its time grows with the square of the number of holes in a face. Only healing can repair a border
 * that is a single point.
 */
export function mayBeWhole(text: string): boolean {
  if (/VERTEX_LOOP\s*\(/.test(text)) return false;
  const face = /ADVANCED_FACE\s*\(/g;
  for (let count = 0; count < MANY_FACES; count++) if (!face.test(text)) return false;
  return true;
}
