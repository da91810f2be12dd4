import type { Plan, PlanProblem } from '@truciolo/planning';

export interface PlanRequest {
  readonly problem: PlanProblem;
  readonly previous: Plan | null;
  readonly milliseconds: number;
}

/** Each better plan, then the last one. */
export interface PlanAnswer {
  readonly plan: Plan;
  readonly isDone: boolean;
}
