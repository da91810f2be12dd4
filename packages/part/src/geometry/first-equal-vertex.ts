/**
 * For each vertex the first one at the very same place: a mesh has a vertex once for every face that meets there.
 * Open addressing over the bits of the three coordinates; strings as keys would take fifty times as long.
 */
export function firstEqualVertex(positions: Float32Array): Uint32Array {
  const count = positions.length / 3;
  // -0 and 0 are one place and have different bits.
  const bits = new Uint32Array(positions.map((value) => value + 0).buffer);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, count * 2)));
  const table = new Int32Array(size).fill(-1);
  const first = new Uint32Array(count);
  for (let vertex = 0; vertex < count; vertex++) {
    const [x, y, z] = [bits[vertex * 3] ?? 0, bits[vertex * 3 + 1] ?? 0, bits[vertex * 3 + 2] ?? 0];
    let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    hash ^= hash >>> 15;
    for (let slot = hash & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const known = table[slot] as number;
      if (known < 0) {
        table[slot] = vertex;
        first[vertex] = vertex;
        break;
      }
      if (bits[known * 3] === x && bits[known * 3 + 1] === y && bits[known * 3 + 2] === z) {
        first[vertex] = known;
        break;
      }
    }
  }
  return first;
}
