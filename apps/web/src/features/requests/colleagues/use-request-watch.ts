import type { PageWatcher, RequestFieldKey } from '@truciolo/contract';
import { useEffect, useRef, useState } from 'react';
import { createWatch } from '../../../entities/colleagues/watch.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { isLicenceExpired } from '../../../lib/session/licence.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { requestQuery, watchRequest } from '../api/request-calls.ts';

/** The colleagues who have the request open. Their changes are fetched as soon as the version says so. */
export function useRequestWatch(
  guid: string,
  position: string | null,
  field: RequestFieldKey | null,
): readonly PageWatcher[] {
  const { licenseExpiration } = useSessionUser();
  const [others, setOthers] = useState<readonly PageWatcher[]>([]);
  const place = useRef({ position, field });
  const beat = useRef<() => void>(() => undefined);
  useEffect(() => {
    place.current = { position, field };
    beat.current();
  }, [position, field]);
  useEffect(() => {
    const watch = createWatch({
      page: () => guid,
      ask: (page) => watchRequest(page, place.current.position, place.current.field),
      isAwake: () =>
        document.visibilityState === 'visible' &&
        navigator.onLine &&
        !isLicenceExpired(licenseExpiration, Date.now()),
      onAnswer: (answer) => {
        setOthers(answer.others);
        const { queryKey } = requestQuery(guid);
        const shown = queryClient.getQueryData(queryKey);
        if (shown && answer.version > shown.version) void queryClient.invalidateQueries({ queryKey });
      },
    });
    beat.current = watch.beatNow;
    document.addEventListener('visibilitychange', watch.beatNow);
    watch.start();
    return () => {
      document.removeEventListener('visibilitychange', watch.beatNow);
      watch.stop();
    };
  }, [guid, licenseExpiration]);
  return others;
}
