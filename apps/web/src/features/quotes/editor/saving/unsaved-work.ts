import type { Change } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';
import type { Sent, SentPlace } from '../../../../lib/api/first-sent.ts';
import type { StoredText } from '../../../../lib/stored-text.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** What a browser keeps of a quote until the server has it. */
export type KeptWork =
  | {
      readonly kind: 'new';
      readonly at: string;
      readonly document: QuoteDocument;
      /** Its first save is on the way: the server may have it already, under this key. */
      readonly first?: Sent<QuoteDocument> | null;
    }
  | { readonly kind: 'changes'; readonly at: string; readonly changes: readonly Change[] };

export interface UnsavedWork {
  /** Soon: a burst of keystrokes is written once. */
  keep(): void;
  keepNow(): void;
  clear(): void;
  /** The first save: from here on the work belongs to this quote. */
  moveTo(guid: string): void;
  /** What the first save carried, kept until it is answered. */
  readonly first: SentPlace<QuoteDocument>;
}

const PREFIX = 'quote-unsaved';
/** Writing to the disk of a browser takes time; a crash loses at most this much, ms. */
const BURST = 250;
const NEW = 'new';

const keyOf = (user: string, quote: string, session: string) => `${PREFIX}:${user}:${quote}:${session}`;

interface Place {
  readonly storage: StoredText;
  readonly user: string;
  /** Two tabs on one quote keep their work apart. */
  readonly session: string;
}

/** Keeps what the server does not have yet, under the user's name and the quote's. */
export function keepUnsavedWork(
  { storage, user, session }: Place,
  store: EditorStore,
  now: () => string,
  inherited: readonly FoundWork[] = [],
): UnsavedWork {
  let quote = store.getState().head?.guid ?? NEW;
  let first: Sent<QuoteDocument> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const key = () => keyOf(user, quote, session);
  /** What earlier visits left goes only once it is kept here, or no longer needed. */
  const dropInherited = () => {
    for (const found of inherited) storage.remove(found.key);
  };
  const keepNow = () => {
    clearTimeout(timer);
    const { document, saved, conflict } = store.getState();
    // While somebody chooses between two values, both are still in what was kept before.
    if (conflict) return;
    const changes = store.unsaved();
    if (saved !== null && changes.length === 0) return clear();
    const work: KeptWork =
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
  readonly work: KeptWork;
}

function readWork(text: string | null): KeptWork | null {
  try {
    const work = JSON.parse(text ?? 'null') as KeptWork | null;
    if (work?.kind === 'new' && Array.isArray(work.document.positions)) return work;
    return work?.kind === 'changes' && Array.isArray(work.changes) ? work : null;
  } catch {
    return null;
  }
}

/** Work of this user left behind by other tabs and earlier visits, oldest first. */
export function findUnsavedWork(
  { storage, user, session }: Place,
  keys: readonly string[],
  quote: string = NEW,
): readonly FoundWork[] {
  return keys
    .filter((key) => key.startsWith(`${PREFIX}:${user}:${quote}:`) && !key.endsWith(`:${session}`))
    .flatMap((key) => {
      const work = readWork(storage.read(key));
      return work ? [{ key, work }] : [];
    })
    .sort((a, b) => a.work.at.localeCompare(b.work.at));
}
