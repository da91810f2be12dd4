import type { MaterialRateDraft } from '../model/rates-draft.ts';
import type { StockDraft } from '../model/stock-draft.ts';
import { effectiveValue, type Value } from '../model/value.ts';
import { choiceOf } from './stock-choice.ts';

const isPlate = (stock: StockDraft): boolean => ['sheet', 'block'].includes(choiceOf(stock) ?? '');

/** €/kg of the material as this stock is bought: sheets and sawn blocks may have a price of their own. */
export const materialPrice = (stock: StockDraft, { price, platePrice }: MaterialRateDraft): Value =>
  platePrice && isPlate(stock) && effectiveValue(platePrice) !== null ? platePrice : price;

/** The rate with a price typed in the quote: that of a block leaves the bars of the same material alone. */
export const withMaterialPrice = (
  stock: StockDraft,
  rate: MaterialRateDraft,
  price: Value,
): MaterialRateDraft => (isPlate(stock) ? { ...rate, platePrice: price } : { ...rate, price });
