import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, isAnnounced } from '../lib/error-text.ts';
import { notifyDone, notifyFailed } from './notify.tsx';

/**
 * One act at a time on what a page shows: runs the call, says how it ended, and reads the named queries again
 * whatever the end. Resolves to whether it went well.
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
