import type { PageWatcher } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { notifyNews } from '../../../../components/notify.tsx';
import { createWatch, type WatchAnswer } from '../../../../entities/colleagues/watch.ts';
import { isLicenceExpired } from '../../../../lib/session/licence.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import { callWatchQuote } from '../api/quote-calls.ts';
import { useEditor } from '../state/use-editor.ts';
import { focusedField, markFields } from './field-marks.ts';
import { quoteNews } from './quote-news.ts';

const REST_MS = 1500;
/** Limit of a field's name. */
const LONGEST_FIELD = 160;

/**
 * Merges colleagues' changes to the open quote, announces them briefly, and returns the colleagues who have it open.
 */
export function useColleagues(): readonly PageWatcher[] {
  const { store, autosave } = useEditor();
  const { guid: self, licenseExpiration } = useSessionUser();
  const [others, setOthers] = useState<readonly PageWatcher[]>([]);
  useEffect(() => {
    let last: WatchAnswer['changedBy'] = null;
    let seen = store.getState();
    // A change of state is news only when it was not made on this page.
    let isCatchingUp = false;
    const tell = () => {
      const before = seen;
      seen = store.getState();
      const by = last && { name: last.name, isSelf: last.guid === self };
      const news = quoteNews(before, seen, { by, isCatchingUp });
      if (news !== '') notifyNews('quote-colleagues', news);
    };
    const catchUp = async () => {
      isCatchingUp = true;
      await autosave.refresh();
      isCatchingUp = false;
    };
    const watch = createWatch({
      page: () => store.getState().head?.guid ?? null,
      ask: (guid) =>
        callWatchQuote(
          guid,
          store.getState().positionId,
          focusedField(document, document.activeElement)?.slice(0, LONGEST_FIELD) ?? null,
        ),
      isAwake: () =>
        document.visibilityState === 'visible' &&
        navigator.onLine &&
        !isLicenceExpired(licenseExpiration, Date.now()),
      onAnswer: (answer) => {
        last = answer.changedBy;
        setOthers(answer.others);
        markFields(document, answer.others, store.getState().positionId);
        if (answer.version > (store.getState().head?.version ?? 0)) void catchUp();
      },
    });
    const unsubscribe = store.subscribe(tell);
    const onSight = () => watch.beatNow();
    document.addEventListener('visibilitychange', onSight);
    // Going from field to field is one move: told when it rests.
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onFocus = () => {
      clearTimeout(resting);
      resting = setTimeout(onSight, REST_MS);
    };
    document.addEventListener('focusin', onFocus);
    window.addEventListener('online', onSight);
    watch.start();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onSight);
      document.removeEventListener('focusin', onFocus);
      clearTimeout(resting);
      markFields(document, [], null);
      window.removeEventListener('online', onSight);
      watch.stop();
    };
  }, [store, autosave, self, licenseExpiration]);
  return others;
}
