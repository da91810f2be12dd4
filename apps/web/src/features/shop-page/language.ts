import type { ShopLanguage } from '@truciolo/contract';
import { localText } from '../../lib/stored-text.ts';
import { LANGUAGE_KEY } from './language-key.ts';

/** The visitor's earlier choice, then the languages of the browser, then the first one that the shop offers. */
export function firstLanguage(
  offered: readonly ShopLanguage[],
  wanted: readonly string[] = [localText.read(LANGUAGE_KEY) ?? '', ...navigator.languages],
): ShopLanguage {
  const found = wanted
    .map((tag) => offered.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);
  return found ?? (offered.includes('en') && wanted.length > 0 ? 'en' : (offered[0] ?? 'it'));
}

export const keepLanguage = (language: ShopLanguage): void => localText.write(LANGUAGE_KEY, language);
