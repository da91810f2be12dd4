import type { RunningSums } from '../../../platform/running-sums/fold-sums.ts';

export const quoteSums: RunningSums = {
  table: 'quote_sums',
  key: ['company_guid', 'what', 'grain', 'day', 'owner_guid', 'state', 'key', 'label'],
  sums: ['quotes', 'value', 'answers', 'answer_hours', 'margin_value', 'margin', 'distances', 'distance'],
};
