import { isPlate } from '@truciolo/pricing';
import type { MaterialRateDraft } from '../model/rates-draft.ts';
import type { StockDraft } from '../model/stock-draft.ts';
import { effectiveValue, type Value } from '../model/value.ts';

const isOfPlate = (stock: StockDraft): boolean => stock.kind === 'bar' && isPlate(stock);

/** €/kg of the material as this stock is bought: sheets and sawn blocks may have a price of their own. */
export const materialPrice = (stock: StockDraft, { price, platePrice }: MaterialRateDraft): Value =>
  platePrice && isOfPlate(stock) && effectiveValue(platePrice) !== null ? platePrice : price;

/** The rate with a price typed in the quote: that of a block leaves the bars of the same material alone. */
export const withMaterialPrice = (
  stock: StockDraft,
  rate: MaterialRateDraft,
  price: Value,
): MaterialRateDraft => (isOfPlate(stock) ? { ...rate, platePrice: price } : { ...rate, price });
