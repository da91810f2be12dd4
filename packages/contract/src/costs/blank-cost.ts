import type { CostFields } from './costs.ts';

export const blankCost = (): CostFields => ({
  code: '',
  name: '',
  category: 'labour',
  basis: 'hour',
  amount: null,
  percent: null,
  addToNewQuotes: false,
  confirmed: true,
  tags: [],
  notes: '',
});
