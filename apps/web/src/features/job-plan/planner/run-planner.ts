import type { Plan } from '@truciolo/planning';
import type { PlanAnswer, PlanRequest } from './protocol.ts';

export interface RunningPlan {
  readonly result: Promise<Plan>;
  /** Ends the worker at once; `result` then never settles. */
  cancel(): void;
}

/** Plans off-thread; `onBetter` gets each better plan meanwhile. */
export function runPlanner(request: PlanRequest, onBetter: (plan: Plan) => void): RunningPlan {
  const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<Plan>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PlanAnswer>) => {
      if (!data.isDone) return onBetter(data.plan);
      worker.terminate();
      resolve(data.plan);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || 'worker'));
    };
  });
  worker.postMessage(request);
  return { result, cancel: () => worker.terminate() };
}
