import type { InputJob } from '@truciolo/jobs';
import type { Plan } from '@truciolo/planning';
import type { PlanNames } from './plan-words.ts';

export const PLAN_FILTERS = [
  { value: '', label: 'Tutte le commesse' },
  { value: 'late', label: 'In ritardo' },
  { value: 'urgent', label: 'Urgenti' },
  { value: 'material', label: 'Manca il materiale' },
] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number]['value'];

const hasWords = ({ number, part, customerName }: InputJob, words: string): boolean =>
  `${number} ${part} ${customerName}`.toLowerCase().includes(words.trim().toLowerCase());

/** The jobs that match the words and the filter; null = all of them. */
export function jobsInSight(
  plan: Plan,
  names: PlanNames,
  { words, filter }: { readonly words: string; readonly filter: PlanFilter },
): ReadonlySet<string> | null {
  if (words.trim() === '' && filter === '') return null;
  const late = new Set(plan.jobs.flatMap(({ job, late: minutes }) => (minutes > 0 ? [job] : [])));
  const passes = (job: InputJob): boolean =>
    filter === '' ||
    (filter === 'late' && late.has(job.guid)) ||
    (filter === 'urgent' && job.urgent) ||
    (filter === 'material' && names.material.has(job.guid));
  return new Set(
    [...names.jobs.values()].filter((job) => hasWords(job, words) && passes(job)).map(({ guid }) => guid),
  );
}
