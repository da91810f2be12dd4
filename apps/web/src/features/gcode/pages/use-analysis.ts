import { useEffect, useState } from 'react';
import type { AnalysisRequest, AnalysisResult, Progress } from '../analysis/protocol.ts';
import { runAnalysis } from '../analysis/run-analysis.ts';

interface AnalysisState {
  readonly result: AnalysisResult | null;
  /** Not null while a worker runs; the last result stays until the next is there. */
  readonly progress: Progress | null;
  readonly isFailed: boolean;
}

const NOTHING: AnalysisState = { result: null, progress: null, isFailed: false };
const BEGUN: Progress = { phase: 'reading', share: 0 };

/** Runs again whenever the request changes; a request left behind ends at once. Null stops everything. */
export function useAnalysis(request: AnalysisRequest | null): AnalysisState {
  const [state, setState] = useState<AnalysisState & { readonly of: readonly unknown[] | null }>({
    ...NOTHING,
    of: null,
  });
  useEffect(() => {
    if (!request) {
      setState({ ...NOTHING, of: null });
      return;
    }
    const { files } = request;
    // Another program must not show the old one's figures; another machine may, for the blink it takes.
    setState((before) => ({
      result: before.of === files ? before.result : null,
      progress: BEGUN,
      isFailed: false,
      of: files,
    }));
    const running = runAnalysis(request, (progress) => setState((before) => ({ ...before, progress })));
    running.result.then(
      (result) => setState({ result, progress: null, isFailed: false, of: files }),
      () => setState({ ...NOTHING, isFailed: true, of: files }),
    );
    return () => running.cancel();
  }, [request]);
  return state;
}
