import { sameJson } from '@truciolo/changes';
import { newId } from '../../../../lib/new-id.ts';
import { localText } from '../../../../lib/stored-text.ts';
import { createAutosave } from '../saving/autosave.ts';
import type { QuoteTransport } from '../saving/quote-transport.ts';
import {
  dropFoundWork,
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
  /** Work of an earlier visit for which this sent revision came too early: the next revision takes it in. */
  readonly late: LateWork | null;
  /** New quotes that earlier visits left unsaved: each is opened as its own, none goes into this one. */
  readonly left: readonly LeftQuote<Document>[];
  readonly dropLeft: (left: LeftQuote<Document>) => void;
}

export interface LateWork {
  /** When it was typed. */
  readonly at: string;
  drop(): void;
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
  const kept = keepUnsavedWork(place, store, () => new Date().toISOString(), resumed);
  const found = head ? findUnsavedWork<Document>(place, storedKeys(), head.guid) : [];
  const late = head?.frozen === true ? waitForRevision(store, kept, found) : null;
  if (!late) takeIn(store, kept, found);
  const autosave = createAutosave({ store, transport, kept, pause, onCreated });
  return {
    store,
    autosave,
    kept,
    session: place.session,
    hasInherited: !late && found.length > 0,
    late,
    left: head ? [] : findLeftQuotes<Document>(place, storedKeys()),
    dropLeft: ({ session }) => dropLeftQuote({ ...place, session }),
  };
}

/**
 * Unsaved changes are applied on top of the current version. They stay in the browser until this visit has stored them
 * as its own: React may discard a first render and begin again.
 */
function takeIn<Document extends AnyQuote, Head extends StoredHead>(
  store: DraftStore<Document, Head>,
  kept: UnsavedWork<Document>,
  found: readonly FoundWork<Document>[],
): void {
  kept.takeOver(found);
  const changes = changesOf(found);
  if (changes.length === 0) return;
  const { document: merged, conflicts, mine } = replay(store.getState().document, changes);
  store.acceptStored(merged, conflicts.length > 0 ? { fields: conflicts, mine } : null);
}

const changesOf = (found: readonly FoundWork<unknown>[]) =>
  found.flatMap(({ work }) => (work.kind === 'changes' ? work.changes : []));

/** The quote was sent before this work reached the server. */
function waitForRevision<Document extends AnyQuote, Head extends StoredHead>(
  store: DraftStore<Document, Head>,
  kept: UnsavedWork<Document>,
  found: readonly FoundWork<Document>[],
): LateWork | null {
  const { document } = store.getState();
  const { document: merged, conflicts } = replay(document, changesOf(found));
  const last = found.at(-1);
  // Work that the sent revision already has waits for nothing.
  if (!last || (conflicts.length === 0 && sameJson(document, merged))) return null;
  const unsubscribe = store.subscribe(() => {
    if (store.getState().head?.frozen === true) return;
    unsubscribe();
    takeIn(store, kept, found);
    kept.keepNow();
  });
  return {
    at: last.work.at,
    drop: () => {
      unsubscribe();
      dropFoundWork(localText, found);
    },
  };
}
