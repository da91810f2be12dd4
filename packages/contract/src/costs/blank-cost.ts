import type { CostFields } from './costs.ts';

export const blankCost = (): CostFields => ({
  code: '',
  name: '',
  category: 'manodopera',
  basis: 'ora',
  amount: null,
  percent: null,
  addToNewQuotes: false,
  confirmed: true,
  tags: [],
  notes: '',
});
