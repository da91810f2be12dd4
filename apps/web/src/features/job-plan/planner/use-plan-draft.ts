import type { PlanInput } from '@truciolo/contract';
import { type Locks, planInForce, planProblem } from '@truciolo/jobs';
import { makePlan, type Plan } from '@truciolo/planning';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { type RunningPlan, runPlanner } from './run-planner.ts';

/** Time to look for a better plan when asked for one, and after a phase was moved, ms. */
const LONG = 10_000;
const SHORT = 300;

const noLocks: Locks = new Map();

/** The plan in force, and a draft to try changes on before it is applied. */
export function usePlanDraft(input: PlanInput, carried: Locks = noLocks) {
  const inForce = useMemo(() => planInForce(input), [input]);
  const [draft, setDraft] = useState<Plan | null>(null);
  const [locks, setLocks] = useState(carried);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<RunningPlan | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  /** Ends the search; the best plan it has shown stays as the draft. */
  const stop = () => {
    running.current?.cancel();
    running.current = null;
    setRunning(false);
  };
  const run = async (wanted: Locks, milliseconds: number) => {
    stop();
    setLocks(wanted);
    setRunning(true);
    const problem = planProblem(input, wanted);
    const started = runPlanner({ problem, previous: draft ?? inForce, milliseconds }, setDraft);
    running.current = started;
    try {
      const plan = await started.result;
      if (running.current === started) setDraft(plan);
    } catch {
      notifyFailed('Il piano non si è calcolato. Riprova.');
    } finally {
      if (running.current === started) setRunning(false);
    }
  };
  const discard = () => {
    stop();
    setDraft(null);
    setLocks(noLocks);
  };
  const problem = useMemo(() => planProblem(input, locks), [input, locks]);
  return {
    inForce,
    /** The plan in force with the new jobs inserted behind it. */
    held: useMemo(() => makePlan(problem, { previous: inForce, hold: 'places' }), [problem, inForce]),
    draft,
    isRunning,
    locks,
    problem,
    plan: () => run(locks, LONG),
    /** Puts phases somewhere and keeps them there, or lets them go (null). */
    lock: (changed: Locks) => run(new Map([...locks, ...changed]), SHORT),
    stop,
    discard,
  };
}
