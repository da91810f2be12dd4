import { useCallback, useEffect, useRef, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import type { AnalysisRequest } from '../analysis/protocol.ts';
import { type RunningAnalysis, runAnalysis } from '../analysis/run-analysis.ts';
import type { Comparison } from '../components/compare-block.tsx';
import { readWithCare } from './use-program.ts';

/** A second program timed like the first. It leaves when the program or the machine changes. */
export function useComparison(request: AnalysisRequest | null) {
  const [other, setOther] = useState<Comparison | null>(null);
  const running = useRef<RunningAnalysis | null>(null);
  const close = useCallback(() => {
    running.current?.cancel();
    setOther(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request makes the old comparison untrue
  useEffect(() => close, [request, close]);
  const compare = useCallback(
    async (dropped: readonly File[]) => {
      const outcome = await readWithCare(dropped);
      if (!outcome || !request) return;
      if (!outcome.ok) return notifyFailed(outcome.message);
      close();
      running.current = runAnalysis(
        { ...request, dialect: null, unit: null, files: outcome.files },
        () => {},
      );
      const name = outcome.files[0]?.name ?? '';
      try {
        const { report } = await running.current.result;
        setOther({ name, report });
      } catch {
        notifyFailed(`«${name}» non si è potuto leggere.`);
      }
    },
    [request, close],
  );
  return { other, compare, close };
}
