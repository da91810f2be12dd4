import { useMemo } from 'react';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';
import { type OrderedQuote, orderedQuote } from './ordered-quote.ts';

const documentOf = (state: EditorState) => state.document;
const headOf = (state: EditorState) => state.head;

/** The accepted part of the open quote. */
export function useOrdered(): OrderedQuote | null {
  const document = useEditorState(documentOf);
  const head = useEditorState(headOf);
  return useMemo(() => orderedQuote(document, head), [document, head]);
}
