import type { Change } from '@truciolo/changes';
import { hasContent, type QuoteDocument } from '@truciolo/quote';
import type { Sent, SentPlace } from '../../../../lib/api/first-sent.ts';
import type { StoredText } from '../../../../lib/stored-text.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** A quote that has no number yet. */
export interface NewWork {
  readonly kind: 'new';
  readonly at: string;
  readonly document: QuoteDocument;
  /** The first save is in progress: the server may already have it under this key. */
  readonly first?: Sent<QuoteDocument> | null;
}

/** Work that the browser stores until the server has it. */
export type StoredWork =
  | NewWork
  | { readonly kind: 'changes'; readonly at: string; readonly changes: readonly Change[] };

export interface UnsavedWork {
  /** Debounced: a burst of keystrokes is written once. */
  keep(): void;
  keepNow(): void;
  clear(): void;
  /** After the first save the work belongs to this quote. */
  moveTo(guid: string): void;
  /** Content of the first save, kept until it is answered. */
  readonly first: SentPlace<QuoteDocument>;
}

const PREFIX = 'quote-unsaved';
/** Writing to browser storage takes time; a crash loses at most this much, ms. */
const BURST = 250;
const NEW = 'new';

const keyOf = (user: string, quote: string, session: string) => `${PREFIX}:${user}:${quote}:${session}`;

interface Place {
  readonly storage: StoredText;
  readonly user: string;
  /** Separates the work of two tabs on one quote. A new quote is found again under it. */
  readonly session: string;
}

/** Whether the document has content worth keeping: an untouched page leaves no draft behind. */
const isBegun = (document: QuoteDocument): boolean => {
  const { customer, reference, customerNotes, internalNotes } = document;
  return (
    hasContent(document) ||
    [customer.name, reference, customerNotes, internalNotes].some((text) => text.trim() !== '')
  );
};

/** Stores unsaved work under the keys of the user and the quote. */
export function keepUnsavedWork(
  { storage, user, session }: Place,
  store: EditorStore,
  now: () => string,
  inherited: readonly FoundWork[] = [],
  resumed: NewWork | null = null,
): UnsavedWork {
  let quote = store.getState().head?.guid ?? NEW;
  let first: Sent<QuoteDocument> | null = resumed?.first ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const key = () => keyOf(user, quote, session);
  /** Work of earlier visits is removed only once it is stored here, or no longer needed. */
  const dropInherited = () => {
    for (const found of inherited) storage.remove(found.key);
  };
  const keepNow = () => {
    clearTimeout(timer);
    const { document, saved, conflict } = store.getState();
    // During a conflict the stored work still holds both values.
    if (conflict) return;
    const changes = store.unsaved();
    if (saved === null ? first === null && !isBegun(document) : changes.length === 0) return clear();
    const work: StoredWork =
      saved === null ? { kind: 'new', at: now(), document, first } : { kind: 'changes', at: now(), changes };
    storage.write(key(), JSON.stringify(work));
    dropInherited();
  };
  const clear = () => {
    clearTimeout(timer);
    storage.remove(key());
    dropInherited();
  };
  return {
    keep: () => {
      clearTimeout(timer);
      timer = setTimeout(keepNow, BURST);
    },
    keepNow,
    clear,
    moveTo: (guid) => {
      clear();
      quote = guid;
      keepNow();
    },
    first: {
      get: () => first,
      set: (sent) => {
        first = sent;
        if (store.getState().saved === null) keepNow();
      },
    },
  };
}

export interface FoundWork {
  readonly key: string;
  readonly work: StoredWork;
}

function readWork(text: string | null): StoredWork | null {
  try {
    const work = JSON.parse(text ?? 'null') as StoredWork | null;
    if (work?.kind === 'new')
      return Array.isArray(work.document.positions) && (work.first || isBegun(work.document)) ? work : null;
    return work?.kind === 'changes' && Array.isArray(work.changes) ? work : null;
  } catch {
    return null;
  }
}

/** Unsaved changes of a numbered quote from other tabs and earlier visits of this user, oldest first. */
export function findUnsavedWork(
  { storage, user, session }: Place,
  keys: readonly string[],
  quote: string,
): readonly FoundWork[] {
  return keys
    .filter((key) => key.startsWith(`${PREFIX}:${user}:${quote}:`) && !key.endsWith(`:${session}`))
    .flatMap((key) => {
      const work = readWork(storage.read(key));
      return work ? [{ key, work }] : [];
    })
    .sort((a, b) => a.work.at.localeCompare(b.work.at));
}

export interface LeftQuote {
  /** Session under which it is reopened as a separate quote. */
  readonly session: string;
  readonly work: NewWork;
}

/** New quotes of this user that never reached the server, newest first. */
export function findLeftQuotes(place: Place, keys: readonly string[]): readonly LeftQuote[] {
  return findUnsavedWork(place, keys, NEW)
    .flatMap(({ key, work }) =>
      work.kind === 'new' ? [{ session: key.slice(key.lastIndexOf(':') + 1), work }] : [],
    )
    .reverse();
}

/** The unsaved new quote of this session. */
export function readLeftQuote({ storage, user, session }: Place): NewWork | null {
  const work = readWork(storage.read(keyOf(user, NEW, session)));
  return work?.kind === 'new' ? work : null;
}

export const dropLeftQuote = ({ storage, user, session }: Place): void =>
  storage.remove(keyOf(user, NEW, session));
