import { lookUp, type MaterialRate, type Rates } from '../model/rates.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';

/** Sheets, and blocks that are bought sawn from plate. */
const isPlate = (stock: BarStock | BlankStock): boolean =>
  stock.kind === 'bar' &&
  (stock.section.shape === 'sheet' ||
    (stock.section.shape === 'flat' && stock.cutting.kind === 'cut-to-size'));

/** The material of a stock with the price that this stock is bought at. */
export function materialFor(stock: BarStock | BlankStock, rates: Rates): MaterialRate | undefined {
  const material = lookUp(rates.materials, stock.materialId);
  return material?.platePrice && isPlate(stock) ? { ...material, price: material.platePrice } : material;
}
