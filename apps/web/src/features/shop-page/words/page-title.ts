import type { ShopLanguage } from '@truciolo/contract';
import { shopWords } from './shop-words.ts';

/** Title of the shop's page in the browser's tab. */
export const pageTitle = (name: string, language: ShopLanguage): string =>
  `${name}: ${shopWords[language].title.toLowerCase()}`;
