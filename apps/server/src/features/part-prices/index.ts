export { factDifferences, nearestSolid } from './models/compare-facts.ts';
export { readModel } from './models/read-model.ts';
export { type AskedPart, type PartPrice, pricePart } from './price-part.ts';
export { openShopFloor, type ShopFloor } from './shop-floor.ts';
