import { formatMoney, formatScaled, type Money, type MoneyFormat } from '@truciolo/money';

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

const italianCount = (value: number): string => formatScaled(Math.round(value * 1e4), 4, 0, 4);

const italian: Amounts = {
  money: formatMoney,
  unit: (amount) => formatMoney(amount, { symbol: false, maxDecimals: 4 }),
  count: italianCount,
  percent: (value) => `${italianCount(value)} %`,
  day: (day) => day.split('-').reverse().join('/'),
};

/** Points and commas change places. */
const swap = (text: string): string => text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const english: Amounts = {
  money: (amount, format) => swap(formatMoney(amount, format)),
  unit: (amount) => swap(italian.unit(amount)),
  count: (value) => swap(italianCount(value)),
  percent: (value) => swap(italian.percent(value)),
  // The month in letters: 03/04 is two different days on the two sides of an ocean.
  day: (day) => {
    const [year, month, date] = day.split('-');
    return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
  },
};

export const amountsOf = (language: 'it' | 'en'): Amounts => (language === 'en' ? english : italian);
