import type { KeptSums } from '../../../platform/kept-sums/fold-sums.ts';

export const jobSums: KeptSums = {
  table: 'job_sums',
  key: ['company_guid', 'what', 'day', 'state', 'stopped'],
  sums: ['jobs', 'questions', 'value', 'planned_cost', 'actual_cost'],
};
