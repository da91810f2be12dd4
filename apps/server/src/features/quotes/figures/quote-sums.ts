import type { KeptSums } from '../../../platform/kept-sums/fold-sums.ts';

export const quoteSums: KeptSums = {
  table: 'quote_sums',
  key: ['company_guid', 'what', 'grain', 'day', 'owner_guid', 'state', 'key', 'label'],
  sums: ['quotes', 'value', 'answers', 'answer_hours', 'margin_value', 'margin', 'distances', 'distance'],
};
