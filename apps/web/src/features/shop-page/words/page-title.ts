import type { ShopLanguage } from '@truciolo/contract';
import { shopWords } from './shop-words.ts';

/** A sentence behind the shop's name. German keeps its capitals: nouns have them, and so do sentences after a colon. */
export const afterName = (name: string, text: string, language: ShopLanguage): string =>
  `${name}: ${language === 'de' ? text : text.toLowerCase()}`;

/** Title of the shop's page in the browser's tab. */
export const pageTitle = (name: string, language: ShopLanguage): string =>
  afterName(name, shopWords[language].title, language);
