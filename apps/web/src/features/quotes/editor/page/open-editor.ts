import type { QuoteDocument } from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';
import { localText } from '../../../../lib/stored-text.ts';
import { createAutosave } from '../saving/autosave.ts';
import type { QuoteTransport } from '../saving/quote-transport.ts';
import {
  dropLeftQuote,
  type FoundWork,
  findLeftQuotes,
  findUnsavedWork,
  keepUnsavedWork,
  type LeftQuote,
  readLeftQuote,
  type UnsavedWork,
} from '../saving/unsaved-work.ts';
import type { Autosave } from '../state/autosave-handle.ts';
import type { QuoteHead } from '../state/editor-state.ts';
import { createEditorStore, type EditorStore } from '../state/editor-store.ts';
import { replay } from '../state/merge.ts';

export interface OpenQuote {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  readonly kept: UnsavedWork;
  /** Under which an unsaved new quote is found again. */
  readonly session: string;
  /** Work of an earlier visit is in the document and has to be kept as this visit's own. */
  readonly hasInherited: boolean;
  /** New quotes that earlier visits left unsaved: each is opened as its own, none goes into this one. */
  readonly left: readonly LeftQuote[];
  readonly dropLeft: (left: LeftQuote) => void;
}

interface Options {
  readonly document: QuoteDocument;
  readonly head: QuoteHead | null;
  readonly user: string;
  readonly transport: QuoteTransport;
  /** The session of an earlier visit whose unsaved new quote is to be gone on with. */
  readonly resumes?: string | null;
  readonly onCreated: (guid: string) => void;
}

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
};

/** One visit to one quote: its state, its saving, and unsaved work of earlier visits. */
export function openEditor(options: Options): OpenQuote {
  const { document: opened, head, user, transport, resumes = null, onCreated } = options;
  const place = { storage: localText, user, session: (head ? null : resumes) ?? newId() };
  const resumed = head ? null : readLeftQuote(place);
  const document = resumed?.document ?? opened;
  const store = createEditorStore({ document, head });
  const inherited = head && !head.frozen ? findUnsavedWork(place, storedKeys(), head.guid) : [];
  takeIn(store, document, inherited);
  const kept = keepUnsavedWork(place, store, () => new Date().toISOString(), inherited, resumed);
  const autosave = createAutosave({ store, transport, kept, onCreated });
  return {
    store,
    autosave,
    kept,
    session: place.session,
    hasInherited: inherited.length > 0,
    left: head ? [] : findLeftQuotes(place, storedKeys()),
    dropLeft: ({ session }) => dropLeftQuote({ ...place, session }),
  };
}

/**
 * Unsaved changes are applied on top of the current version. They stay in the browser until this visit has stored them
 * as its own: React may discard a first render and begin again.
 */
function takeIn(store: EditorStore, document: QuoteDocument, found: readonly FoundWork[]): void {
  const changes = found.flatMap(({ work }) => (work.kind === 'changes' ? work.changes : []));
  if (changes.length > 0) {
    const { document: merged, conflicts, mine } = replay(document, changes);
    store.acceptStored(merged, conflicts.length > 0 ? { fields: conflicts, mine } : null);
  }
}
