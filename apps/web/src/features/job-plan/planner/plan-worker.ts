import { makePlan } from '@truciolo/planning';
import type { PlanAnswer, PlanRequest } from './protocol.ts';

/** Changes tried for each phase: the search of a small shop has tried every order long before its time ends. */
const STEPS_A_PHASE = 20_000;
/** Often enough to see the plan improve, seldom enough to cost nothing, ms. */
const TELL_INTERVAL = 300;

const answer = (message: PlanAnswer): void => self.postMessage(message);

/** One plan for each worker; the page ends the worker when the plan is good enough. */
self.onmessage = ({ data }: MessageEvent<PlanRequest>) => {
  const { problem, previous, milliseconds } = data;
  const begun = performance.now();
  let told = Number.NEGATIVE_INFINITY;
  const phases = problem.jobs.reduce((sum, job) => sum + job.phases.length, 0);
  const plan = makePlan(problem, {
    ...(previous && { previous }),
    improve: true,
    budget: {
      steps: STEPS_A_PHASE * phases,
      shouldStop: (share) => performance.now() - begun > milliseconds * share,
      onProgress: (progress) => {
        if (performance.now() - told < TELL_INTERVAL) return;
        answer({ plan: progress.plan(), isDone: false });
        told = performance.now();
      },
    },
  });
  answer({ plan, isDone: true });
};
