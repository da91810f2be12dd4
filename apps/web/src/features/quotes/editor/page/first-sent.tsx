import { useQueryClient } from '@tanstack/react-query';
import { listQuotes, SAMPLE_TAG } from '@truciolo/contract';
import { useEffect, useRef, useState } from 'react';
import { Celebration } from '../../../../components/confetti/celebration.tsx';
import { silentApi } from '../../../../lib/api/client.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';

const stateOf = (state: EditorState) => state.head?.state ?? null;
const SENT = ['state:sent', 'state:accepted', 'state:refused', 'state:expired'];

/** More than the sample quotes that went out, so that one of the company's own is among them. */
const FEW = 10;

/** Confetti when the first quote of the company goes out. */
export function FirstSentCelebration() {
  const state = useEditorState(stateOf);
  const before = useRef(state);
  const cache = useQueryClient();
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    const wasDraft = before.current === 'draft';
    before.current = state;
    if (!wasDraft || state !== 'sent') return;
    void cache.invalidateQueries({ queryKey: ['quotes', 'list'] });
    void silentApi(listQuotes, { query: { filter: SENT, limit: FEW, archived: 'all' } })
      .then(({ rows, total }) => {
        const own = rows.filter(({ tags }) => !tags.includes(SAMPLE_TAG));
        setFirst(own.length === 1 && total <= FEW);
      })
      .catch(() => {});
  }, [state, cache]);
  return isFirst ? <Celebration onDone={() => setFirst(false)} /> : null;
}
