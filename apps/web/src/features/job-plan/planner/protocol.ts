import type { Plan, PlanProblem, Progress } from '@truciolo/planning';

export interface PlanRequest {
  readonly problem: PlanProblem;
  readonly previous: Plan | null;
  readonly milliseconds: number;
}

export type PlanAnswer =
  | { readonly type: 'progress'; readonly share: number; readonly progress: Progress }
  | { readonly type: 'done'; readonly plan: Plan };
