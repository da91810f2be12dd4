/** Name under which the browser keeps the buyer's own link to a shop: with it the shop's page shows prices. */
export const buyerKey = (slug: string): string => `shop-buyer-${slug}`;
