import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type PlanInput } from '@truciolo/contract';
import type { Plan } from '@truciolo/planning';
import { useState } from 'react';
import { notifyDone, notifyFailed, notifyNews } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { applyPlan } from '../api/plan-calls.ts';
import { phasesToApply } from './plan-changes.ts';

/** Applies a tried plan; `onEnd` gets whether a colleague's plan conflicts with it. */
export function useApplyPlan(input: PlanInput, onEnd: (isOvertaken: boolean) => void) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const readAgain = () => cache.invalidateQueries({ queryKey: [JOBS] });
  const apply = async (plan: Plan) => {
    setBusy(true);
    try {
      const { kept } = await applyPlan({ phases: phasesToApply(input, plan) });
      notifyDone('Piano applicato.');
      if (kept.length > 0)
        notifyNews(
          'plan',
          `${countOf(kept.length, 'fase spostata', 'fasi spostate')} nel frattempo da un collega: resta la sua scelta.`,
        );
      onEnd(false);
      await readAgain();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        onEnd(true);
        await readAgain();
      } else if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { apply, isBusy };
}
