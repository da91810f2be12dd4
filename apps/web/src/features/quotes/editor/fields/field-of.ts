import type { Problem } from '@truciolo/pricing';

/**
 * The field in which a problem is corrected. The engine names the row without a price; the price itself is typed beside
 * the material, and among the rates of the machine.
 */
export function fieldOf({ code, path }: Pick<Problem, 'code' | 'path'>): string {
  if (path === 'quantity') return 'quantities';
  if (code !== 'missing-price') return path;
  if (path === 'stock.materialId') return 'stock.price';
  return path.replace(/^(phases\[\d+\])\.machineId$/, '$1.rate');
}
