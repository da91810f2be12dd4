import type { WayOut } from '@truciolo/planning';
import { useEffect, useState } from 'react';
import type { WaysRequest } from './protocol.ts';

/** Remedies for a late job, computed off-thread; null until they are ready. */
export function useWaysOut(request: WaysRequest): readonly WayOut[] | null {
  const [answer, setAnswer] = useState<{ request: WaysRequest; ways: readonly WayOut[] } | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./ways-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<readonly WayOut[]>) => {
      setAnswer({ request, ways: data });
      worker.terminate();
    };
    worker.onerror = () => setAnswer({ request, ways: [] });
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);
  return answer?.request === request ? answer.ways : null;
}
