import type { RunningSums } from '../../../platform/running-sums/fold-sums.ts';

export const jobSums: RunningSums = {
  table: 'job_sums',
  key: ['company_guid', 'what', 'day', 'state', 'stopped'],
  sums: ['jobs', 'questions', 'value', 'planned_cost', 'actual_cost'],
};
