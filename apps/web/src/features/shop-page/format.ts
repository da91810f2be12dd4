import type { ShopLanguage } from '@truciolo/contract';
import { englishDay, inEnglish, italianDay, writeGrouped } from '@truciolo/italian';
import { inEuro, type Money } from '@truciolo/money';

const written = (italian: string, language: ShopLanguage): string =>
  language === 'en' ? inEnglish(italian) : italian;

export const shopNumber = (value: number, language: ShopLanguage, decimals = 2, least = 0): string =>
  written(writeGrouped(value, decimals, least), language);

/** € without decimals where there are none: an indicative price has no cents unless it is small. */
const amountText = (amount: Money, language: ShopLanguage): string => {
  const euro = inEuro(amount);
  return shopNumber(euro, language, 2, Number.isInteger(euro) ? 0 : 2);
};

export interface Range {
  readonly low: Money;
  readonly high: Money;
}

/** "38–46", or one number where both ends are the same. */
export const rangeText = ({ low, high }: Range, language: ShopLanguage): string =>
  low === high ? amountText(low, language) : `${amountText(low, language)}–${amountText(high, language)}`;

export const endTexts = ({ low, high }: Range, language: ShopLanguage): readonly [string, string] => [
  amountText(low, language),
  amountText(high, language),
];

/** "18/12/2026", "18 Dec 2026", "18.12.2026" */
export function shopDay(day: string, language: ShopLanguage): string {
  if (language === 'en') return englishDay(day);
  const italian = italianDay(day);
  return language === 'de' ? italian.replaceAll('/', '.') : italian;
}
