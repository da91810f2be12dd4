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
  type WorkName,
} from '../saving/unsaved-work.ts';
import type { Autosave } from '../state/autosave-handle.ts';
import type { AnyQuote, StoredHead } from '../state/draft-state.ts';
import type { DraftStore } from '../state/draft-store.ts';
import { replay } from '../state/merge.ts';

/** Differences between a quote with its costs and one for users without cost access. */
export interface QuoteKind<Document, Head, Store> {
  readonly workName: WorkName;
  readonly transport: QuoteTransport<Document, Head>;
  /** Debounce after the last change before it is sent, ms. */
  readonly pause: number;
  readonly createStore: (start: { readonly document: Document; readonly head: Head | null }) => Store;
}

export interface OpenQuote<Document, Store> {
  readonly store: Store;
  readonly autosave: Autosave;
  readonly kept: UnsavedWork<Document>;
  /** Under which an unsaved new quote is found again. */
  readonly session: string;
  /** Work of an earlier visit is in the document and has to be kept as this visit's own. */
  readonly hasInherited: boolean;
  /** New quotes that earlier visits left unsaved: each is opened as its own, none goes into this one. */
  readonly left: readonly LeftQuote<Document>[];
  readonly dropLeft: (left: LeftQuote<Document>) => void;
}

export interface Visit<Document, Head> {
  readonly document: Document;
  readonly head: Head | null;
  readonly user: string;
  /** Session of the earlier visit whose unsaved new quote is resumed. */
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
export function openEditor<
  Document extends AnyQuote,
  Head extends StoredHead,
  Store extends DraftStore<Document, Head>,
>(kind: QuoteKind<Document, Head, Store>, options: Visit<Document, Head>): OpenQuote<Document, Store> {
  const { workName: name, transport, pause } = kind;
  const { document: opened, head, user, resumes = null, onCreated } = options;
  const place = { storage: localText, name, user, session: (head ? null : resumes) ?? newId() };
  const resumed = head ? null : readLeftQuote<Document>(place);
  const document = resumed?.document ?? opened;
  const store = kind.createStore({ document, head });
  const inherited = head && !head.frozen ? findUnsavedWork<Document>(place, storedKeys(), head.guid) : [];
  takeIn(store, document, inherited);
  const kept = keepUnsavedWork(place, store, () => new Date().toISOString(), inherited, resumed);
  const autosave = createAutosave({ store, transport, kept, pause, onCreated });
  return {
    store,
    autosave,
    kept,
    session: place.session,
    hasInherited: inherited.length > 0,
    left: head ? [] : findLeftQuotes<Document>(place, storedKeys()),
    dropLeft: ({ session }) => dropLeftQuote({ ...place, session }),
  };
}

/**
 * Unsaved changes are applied on top of the current version. They stay in the browser until this visit has stored them
 * as its own: React may discard a first render and begin again.
 */
function takeIn<Document extends AnyQuote, Head>(
  store: DraftStore<Document, Head>,
  document: Document,
  found: readonly FoundWork<Document>[],
): void {
  const changes = found.flatMap(({ work }) => (work.kind === 'changes' ? work.changes : []));
  if (changes.length > 0) {
    const { document: merged, conflicts, mine } = replay(document, changes);
    store.acceptStored(merged, conflicts.length > 0 ? { fields: conflicts, mine } : null);
  }
}
