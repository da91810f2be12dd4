import { useDeferredValue, useMemo } from 'react';
import { newerCosts } from '../../costs/newer-costs.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { newerRates } from './newer-rates.ts';

const documentOf = (state: EditorState) => state.document;
const NAMED = 3;

/** Says which rates changed in their registries since the draft copied them; null where all are of today. */
export function useOutdatedRates(): string | null {
  const { start } = useEditor();
  const readOnly = useReadOnly();
  const document = useDeferredValue(useEditorState(documentOf));
  const { ratesNow, costs } = start;
  return useMemo(() => {
    if (readOnly || !ratesNow) return null;
    const changes = [...newerRates(document.rates, ratesNow).changes, ...newerCosts(document, costs).changes];
    if (changes.length === 0) return null;
    const names = changes.map(({ name }) => name);
    const rest = names.length - NAMED;
    const shown = `${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` e altre ${rest}` : ''}`;
    return changes.length === 1
      ? `Una tariffa è cambiata da quando il preventivo l’ha copiata: ${shown}.`
      : `${changes.length} tariffe sono cambiate da quando il preventivo le ha copiate: ${shown}.`;
  }, [readOnly, ratesNow, costs, document]);
}
