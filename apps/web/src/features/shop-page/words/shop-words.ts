import type { ShopLanguage } from '@truciolo/contract';
import { createContext, useContext } from 'react';
import { english } from './english.ts';
import { german } from './german.ts';
import { italian, type ShopWords } from './italian.ts';

export const shopWords: Readonly<Record<ShopLanguage, ShopWords>> = { it: italian, en: english, de: german };

export const LanguageContext = createContext<ShopLanguage>('it');

/** The language of the page and its words. */
export function useWords(): { readonly language: ShopLanguage; readonly words: ShopWords } {
  const language = useContext(LanguageContext);
  return { language, words: shopWords[language] };
}
