import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '../../lib/api/listen-live.ts';

/** Queries that a notice may have invalidated: the bell itself, the figures, the comments of an open quote. */
const stale = [['notices'], ['dashboard'], ['comments']] as const;

/**
 * Listens while the page is visible. Browsers limit the connections per server: hidden pages would take them from the
 * visible one.
 */
export function useLiveNotices(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const onNews = () => {
      for (const queryKey of stale) void cache.invalidateQueries({ queryKey });
    };
    let stop: (() => void) | null = null;
    const follow = () => {
      stop?.();
      stop = document.visibilityState === 'visible' ? listenLive(onNews) : null;
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [cache]);
}
