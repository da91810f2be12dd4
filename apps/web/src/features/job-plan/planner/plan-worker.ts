import { makePlan } from '@truciolo/planning';
import type { PlanAnswer, PlanRequest } from './protocol.ts';

const MOST_STEPS = 50_000;
/** Often enough to look alive, seldom enough to cost nothing, ms. */
const PROGRESS_INTERVAL = 100;

const answer = (message: PlanAnswer): void => self.postMessage(message);

/** One plan for each worker; the page ends the worker to cancel. */
self.onmessage = ({ data }: MessageEvent<PlanRequest>) => {
  const { problem, previous, milliseconds } = data;
  const begun = performance.now();
  let told = begun;
  const plan = makePlan(problem, {
    ...(previous && { previous }),
    improve: true,
    budget: {
      steps: milliseconds > 0 ? MOST_STEPS : 0,
      shouldStop: () => performance.now() - begun > milliseconds,
      onProgress: (progress) => {
        if (performance.now() - told < PROGRESS_INTERVAL) return;
        told = performance.now();
        answer({ type: 'progress', share: Math.min(1, (told - begun) / milliseconds), progress });
      },
    },
  });
  answer({ type: 'done', plan });
};
