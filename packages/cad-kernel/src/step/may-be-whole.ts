/** Below this healing costs next to nothing. */
const MANY_FACES = 60;

/**
 * Whether a STEP file may be taken as it is written: it brings the curves of its edges on each surface along, and has no
 * surface with an apex or a pole, whose edges of no length a file leaves out. Healing such a file changes nothing, and
 * takes the square of the number of holes in a face.
 */
export function mayBeWhole(text: string): boolean {
  if (!text.includes('PCURVE(')) return false;
  if (/(CONICAL|SPHERICAL|TOROIDAL)_SURFACE\(|VERTEX_LOOP\(/.test(text)) return false;
  let from = -1;
  for (let face = 0; face < MANY_FACES; face++) {
    from = text.indexOf('ADVANCED_FACE(', from + 1);
    if (from < 0) return false;
  }
  return true;
}
