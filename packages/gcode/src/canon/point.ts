/** Point in space: x, y, z in mm. */
export type Point = [number, number, number];
