import type { Change } from '@truciolo/changes';
import { hasContent } from '@truciolo/quote';
import type { Sent, SentPlace } from '../../../../lib/api/first-sent.ts';
import type { StoredText } from '../../../../lib/stored-text.ts';
import type { AnyQuote, StoredHead } from '../state/draft-state.ts';
import type { DraftStore } from '../state/draft-store.ts';

/** A quote that has no number yet. */
export interface NewWork<Document> {
  readonly kind: 'new';
  readonly at: string;
  readonly document: Document;
  /** The first save is in progress: the server may already have it under this key. */
  readonly first?: Sent<Document> | null;
}

/** Work that the browser stores until the server has it. */
type StoredWork<Document> =
  | NewWork<Document>
  | { readonly kind: 'changes'; readonly at: string; readonly changes: readonly Change[] };

export interface UnsavedWork<Document> {
  /** Debounced: a burst of keystrokes is written once. */
  keep(): void;
  keepNow(): void;
  clear(): void;
  /** After the first save the work belongs to this quote. */
  moveTo(guid: string): void;
  /** Work of earlier visits is in the document: this visit stores it as its own. */
  takeOver(found: readonly FoundWork<Document>[]): void;
  /** Content of the first save, kept until it is answered. */
  readonly first: SentPlace<Document>;
}

/** Writing to browser storage takes time; a crash loses at most this much, ms. */
const BURST = 250;
const NEW = 'new';

/** Each kind of document has its own name: a user may lose or gain cost access between two visits. */
export type WorkName = 'quote-unsaved' | 'plain-quote-unsaved';

interface Place {
  readonly storage: StoredText;
  readonly name: WorkName;
  readonly user: string;
  /** Separates the work of two tabs on one quote. A new quote is found again under it. */
  readonly session: string;
}

const prefixOf = ({ name, user }: Place, quote: string) => `${name}:${user}:${quote}:`;
const keyOf = (place: Place, quote: string) => `${prefixOf(place, quote)}${place.session}`;

/** Whether the document has content worth keeping: an untouched page leaves no draft behind. */
const isBegun = (document: AnyQuote): boolean => {
  const { customer, reference, customerNotes } = document;
  const internalNotes = 'internalNotes' in document ? document.internalNotes : '';
  return (
    hasContent(document) ||
    [customer.name, reference, customerNotes, internalNotes].some((text) => text.trim() !== '')
  );
};

/** Stores unsaved work under the keys of the user and the quote. */
export function keepUnsavedWork<Document extends AnyQuote, Head extends StoredHead>(
  place: Place,
  store: DraftStore<Document, Head>,
  now: () => string,
  resumed: NewWork<Document> | null = null,
): UnsavedWork<Document> {
  const { storage } = place;
  let quote = store.getState().head?.guid ?? NEW;
  let first: Sent<Document> | null = resumed?.first ?? null;
  let inherited: readonly FoundWork<Document>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const key = () => keyOf(place, quote);
  /** Work of earlier visits is removed only once it is stored here, or no longer needed. */
  const dropInherited = () => dropFoundWork(storage, inherited);
  const keepNow = () => {
    clearTimeout(timer);
    const { document, saved, conflict } = store.getState();
    // During a conflict the stored work still holds both values.
    if (conflict) return;
    const changes = store.unsaved();
    if (saved === null ? first === null && !isBegun(document) : changes.length === 0) return clear();
    const work: StoredWork<Document> =
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
    takeOver: (found) => {
      inherited = found;
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

export interface FoundWork<Document> {
  readonly key: string;
  readonly text: string;
  readonly work: StoredWork<Document>;
}

function readWork<Document extends AnyQuote>(text: string): StoredWork<Document> | null {
  try {
    const work = JSON.parse(text) as StoredWork<Document> | null;
    if (work?.kind === 'new')
      return Array.isArray(work.document.positions) && (work.first || isBegun(work.document)) ? work : null;
    return work?.kind === 'changes' && Array.isArray(work.changes) ? work : null;
  } catch {
    return null;
  }
}

/** Unsaved changes of a numbered quote from other tabs and earlier visits of this user, oldest first. */
export function findUnsavedWork<Document extends AnyQuote>(
  place: Place,
  keys: readonly string[],
  quote: string,
): readonly FoundWork<Document>[] {
  const { storage, session } = place;
  return keys
    .filter((key) => key.startsWith(prefixOf(place, quote)) && !key.endsWith(`:${session}`))
    .flatMap((key) => {
      const text = storage.read(key) ?? '';
      const work = readWork<Document>(text);
      return work ? [{ key, text, work }] : [];
    })
    .sort((a, b) => a.work.at.localeCompare(b.work.at));
}

/** A visit that goes on in another tab has stored other work under its key meanwhile, which stays. */
export function dropFoundWork(storage: StoredText, found: readonly FoundWork<unknown>[]): void {
  for (const { key, text } of found) if (storage.read(key) === text) storage.remove(key);
}

export interface LeftQuote<Document> {
  /** Session under which it is reopened as a separate quote. */
  readonly session: string;
  readonly work: NewWork<Document>;
}

/** New quotes of this user that never reached the server, newest first. */
export function findLeftQuotes<Document extends AnyQuote>(
  place: Place,
  keys: readonly string[],
): readonly LeftQuote<Document>[] {
  return findUnsavedWork<Document>(place, keys, NEW)
    .flatMap(({ key, work }) =>
      work.kind === 'new' ? [{ session: key.slice(key.lastIndexOf(':') + 1), work }] : [],
    )
    .reverse();
}

/** The unsaved new quote of this session. */
export function readLeftQuote<Document extends AnyQuote>(place: Place): NewWork<Document> | null {
  const work = readWork<Document>(place.storage.read(keyOf(place, NEW)) ?? '');
  return work?.kind === 'new' ? work : null;
}

export const dropLeftQuote = (place: Place): void => place.storage.remove(keyOf(place, NEW));
