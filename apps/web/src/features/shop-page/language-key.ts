/** Where the browser keeps the language that a visitor chose. */
export const LANGUAGE_KEY = 'shop-language';
