import type { ShopLanguage } from '@truciolo/contract';
import { localText } from '../../lib/stored-text.ts';

const CHOSEN = 'shop-language';

/** The visitor's earlier choice, then the languages of the browser, then the first one that the shop offers. */
export function firstLanguage(
  offered: readonly ShopLanguage[],
  wanted: readonly string[] = [localText.read(CHOSEN) ?? '', ...navigator.languages],
): ShopLanguage {
  const found = wanted
    .map((tag) => offered.find((language) => tag.toLowerCase().split('-')[0] === language))
    .find((language) => language !== undefined);
  return found ?? (offered.includes('en') && wanted.length > 0 ? 'en' : (offered[0] ?? 'it'));
}

export const keepLanguage = (language: ShopLanguage): void => localText.write(CHOSEN, language);
