/** The browser's database of requests that are not sent yet. */
export const SHELF = 'truciolo-shop-page';
