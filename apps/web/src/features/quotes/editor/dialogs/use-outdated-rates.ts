import { useDeferredValue, useMemo } from 'react';
import { agree } from '../../../../lib/format/counts.ts';
import { newerCosts } from '../sections/costs/newer-costs.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState, useReadOnly } from '../state/use-editor.ts';
import { newerRates } from './newer-rates.ts';

const documentOf = (state: EditorState) => state.document;
const NAMED = 3;

const named = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` e ${agree(rest, 'un’altra', `altre ${rest}`)}` : ''}`;
};

interface OutdatedRates {
  /** Rates that changed in the registries since the draft copied them; null where all are current. */
  readonly changed: string | null;
  /** Rows that the draft uses and that are archived in the registries. */
  readonly archived: string | null;
}

const NONE: OutdatedRates = { changed: null, archived: null };

/** Changes to the rates since the draft copied them. */
export function useOutdatedRates(): OutdatedRates {
  const { start } = useEditor();
  const readOnly = useReadOnly();
  const document = useDeferredValue(useEditorState(documentOf));
  const { ratesNow, costs } = start;
  return useMemo(() => {
    if (readOnly || !ratesNow) return NONE;
    const rates = newerRates(document.rates, ratesNow);
    const changes = [...rates.changes, ...newerCosts(document, costs).changes];
    return { changed: changedText(changes.map(({ name }) => name)), archived: archivedText(rates.gone) };
  }, [readOnly, ratesNow, costs, document]);
}

function changedText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return agree(
    names.length,
    `Una tariffa è cambiata da quando il preventivo l’ha copiata: ${named(names)}.`,
    `${names.length} tariffe sono cambiate da quando il preventivo le ha copiate: ${named(names)}.`,
  );
}

const archivedText = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `In anagrafica non si ${agree(names.length, 'usa', 'usano')} più, perché in archivio: ${named(names)}. Il preventivo tiene la tariffa copiata.`;
