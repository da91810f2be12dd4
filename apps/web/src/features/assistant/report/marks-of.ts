import type { Chosen } from './chosen.ts';

/** One mark per face: findings of the same face share one, which gives way to the chosen item there. */
export function marksOf(balloons: readonly Chosen[], chosen: Chosen | null): readonly Chosen[] {
  const byFace = new Map<number | undefined, Chosen>();
  for (const balloon of balloons) {
    const [face] = balloon.faces;
    const before = byFace.get(face);
    byFace.set(face, before ? { ...before, text: `${before.text}, ${balloon.text}` } : balloon);
  }
  if (chosen === null) return [...byFace.values()];
  byFace.delete(chosen.faces[0]);
  return [...byFace.values(), chosen];
}
