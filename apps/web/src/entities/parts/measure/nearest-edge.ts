import { type SolidModel, type Vec3, vec3 } from '@truciolo/part';

const distanceToSegment = (point: Vec3, from: Vec3, to: Vec3): number => {
  const along = vec3.sub(to, from);
  const length2 = vec3.dot(along, along);
  const share = length2 > 0 ? vec3.dot(vec3.sub(point, from), along) / length2 : 0;
  const foot = vec3.add(from, vec3.scale(along, Math.min(1, Math.max(0, share))));
  return vec3.norm(vec3.sub(point, foot));
};

/** The edge of a face that a point lies next to; null when none is within reach. */
export function nearestEdge(
  { edges, edgePoints }: SolidModel,
  face: number,
  point: Vec3,
  reach: number,
): number | null {
  const at = (index: number): Vec3 => [
    edgePoints[index * 3] ?? 0,
    edgePoints[index * 3 + 1] ?? 0,
    edgePoints[index * 3 + 2] ?? 0,
  ];
  let best: { edge: number; distance: number } | null = null;
  edges.forEach(({ faces, firstPoint, pointCount }, edge) => {
    // The seam of a full cylinder is not an edge of the part.
    if (!faces.includes(face) || faces[0] === faces[1]) return;
    for (let step = firstPoint; step < firstPoint + pointCount - 1; step++) {
      const distance = distanceToSegment(point, at(step), at(step + 1));
      if (distance <= reach && distance < (best?.distance ?? Infinity)) best = { edge, distance };
    }
  });
  return (best as { edge: number } | null)?.edge ?? null;
}
