import { useQueryClient } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { useEffect, useRef, useState } from 'react';
import { Celebration } from '../../../../components/confetti/celebration.tsx';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { silentApi } from '../../../../lib/api/client.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';

const stateOf = (state: EditorState) => state.head?.state ?? null;
/** Imported quotes and samples have their own numbers: they were not sent from here. */
const SENT = ['state:sent', 'state:accepted', 'state:refused', 'state:expired', 'imported:no'];

/** Confetti when the company sends its first quote. */
export function FirstSentCelebration() {
  const state = useEditorState(stateOf);
  const before = useRef(state);
  const cache = useQueryClient();
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const wasDraft = before.current === 'draft';
    before.current = state;
    if (!wasDraft || state !== 'sent') return;
    void cache.invalidateQueries({ queryKey: quoteKeys.rows });
    void silentApi(quotes.list, { query: { filter: SENT, limit: 1, archived: 'all' } })
      .then(({ total }) => setFirst(total === 1))
      .catch(() => {});
  }, [state, cache]);
  return isFirst ? <Celebration onDone={() => setFirst(false)} /> : null;
}
