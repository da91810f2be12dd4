import type { Vec3 } from '@truciolo/part';

interface EigenPair {
  readonly value: number;
  readonly vector: Vec3;
}

/** Eigenvalues and vectors of a symmetric 3×3 matrix by Jacobi rotations, smallest value first. */
export function symmetricEigen(matrix: readonly (readonly number[])[]): readonly EigenPair[] {
  const a = matrix.map((row) => [...row]);
  const v = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const get = (m: number[][], row: number, column: number): number => m[row]?.[column] ?? 0;
  const set = (m: number[][], row: number, column: number, value: number): void => {
    (m[row] as number[])[column] = value;
  };
  for (let sweep = 0; sweep < 30; sweep++) {
    if (Math.abs(get(a, 0, 1)) + Math.abs(get(a, 0, 2)) + Math.abs(get(a, 1, 2)) < 1e-18) break;
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const apq = get(a, p, q);
      if (apq === 0) continue;
      const theta = (get(a, q, q) - get(a, p, p)) / (2 * apq);
      const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      const s = t * c;
      for (let k = 0; k < 3; k++) {
        const [kp, kq] = [get(a, k, p), get(a, k, q)];
        set(a, k, p, c * kp - s * kq);
        set(a, k, q, s * kp + c * kq);
      }
      for (let k = 0; k < 3; k++) {
        const [pk, qk] = [get(a, p, k), get(a, q, k)];
        set(a, p, k, c * pk - s * qk);
        set(a, q, k, s * pk + c * qk);
        const [vp, vq] = [get(v, k, p), get(v, k, q)];
        set(v, k, p, c * vp - s * vq);
        set(v, k, q, s * vp + c * vq);
      }
    }
  }
  return [0, 1, 2]
    .map((i) => ({ value: get(a, i, i), vector: [get(v, 0, i), get(v, 1, i), get(v, 2, i)] as Vec3 }))
    .sort((one, other) => one.value - other.value);
}
