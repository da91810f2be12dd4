import { lookUp, type MaterialRate, type Rates } from '../model/rates.ts';
import type { BarStock, BlankStock, Cutting, Section } from '../model/stock.ts';

/** Section and cutting of a stock, in the engine or in a quote's draft. */
interface CutStock {
  readonly section: { readonly shape: Section['shape'] };
  readonly cutting: { readonly kind: Cutting['kind'] };
}

/** A block is bought sawn from plate; a flat bar is cut in the shop. */
export const isSawnBlock = ({ section, cutting }: CutStock): boolean =>
  section.shape === 'flat' && cutting.kind === 'cut-to-size';

/** Sheets, and blocks that are bought sawn from plate. */
export const isPlate = (stock: CutStock): boolean => stock.section.shape === 'sheet' || isSawnBlock(stock);

/** The material of a stock with the price that this stock is bought at. */
export function materialFor(stock: BarStock | BlankStock, rates: Rates): MaterialRate | undefined {
  const material = lookUp(rates.materials, stock.materialId);
  return material?.platePrice && stock.kind === 'bar' && isPlate(stock)
    ? { ...material, price: material.platePrice }
    : material;
}
