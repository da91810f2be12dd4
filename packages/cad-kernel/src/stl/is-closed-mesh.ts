/** Every side of a triangle runs the other way in exactly one more. */
export function isClosedMesh(corners: Float32Array): boolean {
  const numbers = new Map<string, number>();
  const vertexOf = (index: number): number => {
    const name = `${corners[index * 3]} ${corners[index * 3 + 1]} ${corners[index * 3 + 2]}`;
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const vertices = Uint32Array.from({ length: corners.length / 3 }, (_, index) => vertexOf(index));
  const balance = new Map<number, number>();
  for (let index = 0; index < vertices.length; index++) {
    const from = vertices[index] ?? 0;
    const to = vertices[index % 3 === 2 ? index - 2 : index + 1] ?? 0;
    if (from === to) continue;
    const [low, high] = from < to ? [from, to] : [to, from];
    const key = low * numbers.size + high;
    balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1));
  }
  return [...balance.values()].every((value) => value === 0);
}
