import { englishDay, inEnglish, italianDay, writeGrouped } from '@truciolo/italian';
import { formatMoney, type Money, type MoneyFormat } from '@truciolo/money';

export interface Amounts {
  /** "€ 1.234,56" */
  money(amount: Money, format?: MoneyFormat): string;
  /** A price a piece: more decimals where it has them, no sign (the head of the column says €/pz). */
  unit(amount: Money): string;
  count(value: number): string;
  /** From a plain number: 17.5 → "17,5 %". */
  percent(value: number): string;
  day(day: string): string;
}

const italian: Amounts = {
  money: formatMoney,
  unit: (amount) => formatMoney(amount, { symbol: false, maxDecimals: 4 }),
  count: (value) => writeGrouped(value, 4),
  percent: (value) => `${writeGrouped(value, 4)} %`,
  day: italianDay,
};

const english: Amounts = {
  money: (amount, format) => inEnglish(formatMoney(amount, format)),
  unit: (amount) => inEnglish(italian.unit(amount)),
  count: (value) => inEnglish(italian.count(value)),
  percent: (value) => inEnglish(italian.percent(value)),
  day: englishDay,
};

export const amountsOf = (language: 'it' | 'en'): Amounts => (language === 'en' ? english : italian);
