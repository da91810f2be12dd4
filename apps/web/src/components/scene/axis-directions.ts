import { type Camera, Vector3 } from 'three';

/** Name of an axis and where it points on screen, in units of the little cross in the corner; depth is towards the eye. */
export type AxisDirection = readonly [name: string, x: number, y: number, depth: number];

export function axisDirections(camera: Camera): readonly AxisDirection[] {
  const turn = camera.matrixWorldInverse;
  const names = ['X', 'Y', 'Z'] as const;
  return names.map((name, column) => {
    const axis = new Vector3().setFromMatrixColumn(turn, column);
    return [name, axis.x, -axis.y, axis.z];
  });
}
