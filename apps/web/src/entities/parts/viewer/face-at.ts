import type { Face } from '@truciolo/part';

/** The face of a triangle; faces are in the order of their triangles. -1 where there is none. */
export function faceAt(
  faces: readonly Pick<Face, 'firstTriangle' | 'triangleCount'>[],
  triangle: number,
): number {
  let low = 0;
  let high = faces.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { firstTriangle = 0, triangleCount = 0 } = faces[middle] ?? {};
    if (triangle < firstTriangle) high = middle - 1;
    else if (triangle >= firstTriangle + triangleCount) low = middle + 1;
    else return middle;
  }
  return -1;
}
