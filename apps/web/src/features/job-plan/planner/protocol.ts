import type { Means, Plan, PlanProblem } from '@truciolo/planning';

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

/** The question how a late job could be brought forward. */
export interface WaysRequest {
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly job: string;
  readonly means: Means;
}
