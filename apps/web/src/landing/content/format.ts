const money = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/** 1259.5 → "1.259,50", without the currency. */
export const formatAmount = (euros: number): string => money.format(euros);
