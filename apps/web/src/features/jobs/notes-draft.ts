import { mergeText } from '@truciolo/changes';
import { ApiError } from '@truciolo/contract';
import type { StoredText } from '../../lib/stored-text.ts';

/** Debounce after the last key before the notes are sent, ms. */
const PAUSE = 1000;
/** Retry delay after a failed send, ms. */
const RETRY = 5000;

export interface NotesState {
  readonly text: string;
  readonly save: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';
  /** A colleague's version of the same lines; null without a conflict. */
  readonly theirs: string | null;
}

interface Parts {
  readonly storage: StoredText;
  readonly key: string;
  readonly saved: string;
  /** Merges the notes with those they started from; resolves to the stored text. */
  readonly send: (base: string, text: string) => Promise<string>;
}

interface Kept {
  readonly base: string;
  readonly text: string;
}

function readKept(storage: StoredText, key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('base' in kept) || !('text' in kept)) return null;
    const { base, text } = kept;
    return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
  } catch {
    return null;
  }
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

const theirsIn = (error: unknown): string | null => {
  const theirs = error instanceof ApiError ? error.body.conflict?.fields.notes?.theirs : undefined;
  return typeof theirs === 'string' ? theirs : null;
};

/** Notes with autosave that survive a reload and merge with a colleague's edits. */
export function createNotesDraft({ storage, key, saved, send }: Parts) {
  const kept = readKept(storage, key);
  let base = kept?.base ?? saved;
  let state: NotesState = {
    text: kept?.text ?? saved,
    save: kept ? 'waiting' : 'saved',
    theirs: null,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  // The server trims notes; the user may be typing a blank right now.
  const isDirty = () => state.text.trim() !== base.trim();
  const listeners = new Set<() => void>();
  const set = (next: Partial<NotesState>) => {
    state = { ...state, ...next };
    if (!isDirty()) storage.remove(key);
    else storage.write(key, JSON.stringify({ base, text: state.text }));
    for (const listener of listeners) listener();
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };
  const fail = (error: unknown) => {
    const theirs = theirsIn(error);
    if (theirs !== null) {
      const merged = mergeText(base, state.text, theirs);
      if (merged === null) return set({ save: 'refused', theirs });
      base = theirs;
      set({ text: merged, save: 'waiting' });
      return schedule(0);
    }
    set({ save: isPassing(error) ? 'offline' : 'refused' });
    if (isPassing(error)) schedule(RETRY);
  };
  const run = async () => {
    clearTimeout(timer);
    if (isSending || state.theirs !== null || !isDirty()) return;
    const sent = state.text;
    isSending = true;
    set({ save: 'saving' });
    try {
      const stored = await send(base, sent);
      base = stored;
      // Text typed during the save stays.
      set({ save: isDirty() ? 'waiting' : 'saved' });
    } catch (error) {
      fail(error);
    } finally {
      isSending = false;
    }
    if (state.save === 'waiting') schedule(PAUSE);
  };
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (isDirty() && state.save === 'waiting') schedule(PAUSE);
      return () => listeners.delete(listener);
    },
    type: (text: string) => {
      set({ text });
      set({ save: isDirty() ? 'waiting' : 'saved' });
      schedule(PAUSE);
    },
    /** The job was read again; unsent text stays. */
    read: (stored: string) => {
      if (isSending || isDirty()) return;
      const isNews = stored !== base.trim();
      base = stored;
      if (isNews) set({ text: stored });
    },
    /** The user chose between both texts. */
    settle: (choice: 'yours' | 'theirs') => {
      const { theirs } = state;
      if (theirs === null) return;
      base = theirs;
      set({
        theirs: null,
        ...(choice === 'theirs' ? { text: theirs, save: 'saved' } : { save: 'waiting' }),
      });
      schedule(0);
    },
    flush: run,
  };
}
