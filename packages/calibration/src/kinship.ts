import type { WorkKind } from './observation.ts';

/**
 * Covariance of the true log ratios of two kinds of work, in units of the whole variance: the common part of shop,
 * process, machine and material. The shares are the prior of errors in quoted times: most from the machine, then from
 * the material, a little from the rest.
 */
const shares = { shop: 0.2, process: 0.15, machine: 0.35, material: 0.2, kind: 0.1 };

export function kinship(a: WorkKind, b: WorkKind): number {
  if (a.process !== b.process) return shares.shop;
  const machine = a.machine === b.machine;
  const material = a.materialGroup === b.materialGroup;
  return (
    shares.shop +
    shares.process +
    (machine ? shares.machine : 0) +
    (material ? shares.material : 0) +
    (machine && material && a.sizeClass === b.sizeClass ? shares.kind : 0)
  );
}
