/** Below this healing costs next to nothing. */
const MANY_FACES = 60;

/**
 * Whether a STEP file may be taken as it is written, with what its faces lack added one by one: healing it would change
 * nothing else, and takes the square of the number of holes in a face. Of a border that is a single point healing alone
 * knows what to make.
 */
export function mayBeWhole(text: string): boolean {
  if (/VERTEX_LOOP\s*\(/.test(text)) return false;
  const face = /ADVANCED_FACE\s*\(/g;
  for (let count = 0; count < MANY_FACES; count++) if (!face.test(text)) return false;
  return true;
}
