import type { QuoteDocument } from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { localText } from '../../../../lib/stored-text.ts';
import { quoteCalls } from '../api/quote-calls.ts';
import { type Autosave, createAutosave } from '../saving/autosave.ts';
import {
  type FoundWork,
  findUnsavedWork,
  keepUnsavedWork,
  type UnsavedWork,
} from '../saving/unsaved-work.ts';
import type { QuoteHead } from '../state/editor-state.ts';
import { createEditorStore, type EditorStore } from '../state/editor-store.ts';
import { replay } from '../state/merge.ts';

export interface OpenQuote {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  readonly kept: UnsavedWork;
  /** A new quote that an earlier visit left unsaved: offered, not forced. */
  readonly left: FoundWork | null;
}

interface Options {
  readonly document: QuoteDocument;
  readonly head: QuoteHead | null;
  readonly user: string;
  readonly onCreated: (guid: string) => void;
}

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};

/** One visit to one quote: its state, its saving, and what earlier visits left behind. */
export function openEditor({ document, head, user, onCreated }: Options): OpenQuote {
  const place = { storage: localText, user, session: newId() };
  const store = createEditorStore({ document, head });
  const found = findUnsavedWork(place, storedKeys(), head?.guid);
  if (head && !head.frozen) takeIn(store, document, found);
  const kept = keepUnsavedWork(place, store, () => new Date().toISOString());
  const autosave = createAutosave({ store, transport: quoteCalls, kept, onCreated });
  return { store, autosave, kept, left: head ? null : (found.at(-1) ?? null) };
}

/** Changes that never reached the server go on top of what is there now; from here on they belong to this visit. */
function takeIn(store: EditorStore, document: QuoteDocument, found: readonly FoundWork[]): void {
  const changes = found.flatMap(({ work }) => (work.kind === 'changes' ? work.changes : []));
  if (changes.length > 0) {
    const { document: merged, conflicts, mine } = replay(document, changes);
    store.acceptKept(merged, conflicts.length > 0 ? { fields: conflicts, mine } : null);
  }
  for (const { key } of found) localText.remove(key);
}
