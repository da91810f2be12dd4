import { latin1 } from '../latin1.ts';
import { refuse } from '../part-file-error.ts';

/** More triangles than this no viewer turns smoothly, and no report needs. */
const MOST_TRIANGLES = 2_000_000;

/** Nine numbers a triangle, as the file has them. */
export function parseStl(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= 84 ? view.getUint32(80, true) : 0;
  const isBinary = count > 0 && bytes.length >= 84 + count * 50;
  if (isBinary && count > MOST_TRIANGLES) refuse('too-large');
  const corners = isBinary ? binary(view, count) : ascii(latin1(bytes));
  return corners.length === 0 ? refuse('no-geometry') : corners;
}

function binary(view: DataView, count: number): Float32Array {
  const corners = new Float32Array(count * 9);
  for (let triangle = 0; triangle < count; triangle++) {
    const at = 84 + triangle * 50 + 12;
    for (let k = 0; k < 9; k++) corners[triangle * 9 + k] = view.getFloat32(at + k * 4, true);
  }
  return corners;
}

function ascii(text: string): Float32Array {
  const numbers: number[] = [];
  for (const [, x, y, z] of text.matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)) {
    numbers.push(Number(x), Number(y), Number(z));
  }
  if (!/endsolid/.test(text) || numbers.length % 9 !== 0) return refuse('truncated');
  if (numbers.length / 9 > MOST_TRIANGLES) refuse('too-large');
  return Float32Array.from(numbers);
}
