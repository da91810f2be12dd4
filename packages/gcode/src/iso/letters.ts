/** Position of each address letter in the block's registers, and its bit in the block's mask. */
export const LETTER = {
  A: 0,
  B: 1,
  C: 2,
  D: 3,
  E: 4,
  F: 5,
  G: 6,
  H: 7,
  I: 8,
  J: 9,
  K: 10,
  L: 11,
  M: 12,
  N: 13,
  O: 14,
  P: 15,
  Q: 16,
  R: 17,
  S: 18,
  T: 19,
  U: 20,
  V: 21,
  W: 22,
  X: 23,
  Y: 24,
  Z: 25,
} as const;

export const BIT = {
  A: 1 << 0,
  B: 1 << 1,
  C: 1 << 2,
  D: 1 << 3,
  E: 1 << 4,
  F: 1 << 5,
  H: 1 << 7,
  I: 1 << 8,
  J: 1 << 9,
  K: 1 << 10,
  L: 1 << 11,
  N: 1 << 13,
  O: 1 << 14,
  P: 1 << 15,
  Q: 1 << 16,
  R: 1 << 17,
  S: 1 << 18,
  T: 1 << 19,
  U: 1 << 20,
  V: 1 << 21,
  W: 1 << 22,
  X: 1 << 23,
  Y: 1 << 24,
  Z: 1 << 25,
} as const;

export const XYZ = BIT.X | BIT.Y | BIT.Z;
export const ABC = BIT.A | BIT.B | BIT.C;
export const UVW = BIT.U | BIT.V | BIT.W;
export const IJK = BIT.I | BIT.J | BIT.K;

export function letterName(index: number): string {
  return String.fromCharCode(65 + index);
}
