import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, isAnnounced } from '../lib/error-text.ts';
import { notifyDone, notifyFailed } from './notify.tsx';

/**
 * One action at a time on a page: runs the call, reports the result, and refetches the named queries in any case.
 * Resolves to whether it succeeded.
 */
export function useAct(...stale: readonly QueryKey[]) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (call: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      notifyDone(done);
      return true;
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
      return false;
    } finally {
      await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })));
      setBusy(false);
    }
  };
  return { act, isBusy };
}
