import { mergeText } from '@truciolo/changes';
import { ApiError } from '@truciolo/contract';
import { createSaveLoop } from '../../lib/saving/save-loop.ts';
import type { SaveState } from '../../lib/saving/save-state.ts';
import type { StoredText } from '../../lib/stored-text.ts';

/** Debounce after the last key before the notes are sent, ms. */
const PAUSE = 1000;

export interface NotesState {
  readonly text: string;
  readonly save: SaveState['kind'];
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

interface StoredDraft {
  readonly base: string;
  readonly text: string;
}

function readStored(storage: StoredText, key: string): StoredDraft | null {
  try {
    const found: unknown = JSON.parse(storage.read(key) ?? 'null');
    if (typeof found !== 'object' || found === null || !('base' in found) || !('text' in found)) return null;
    const { base, text } = found;
    return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
  } catch {
    return null;
  }
}

const theirsIn = (error: unknown): string | null => {
  const theirs = error instanceof ApiError ? error.body.conflict?.fields.notes?.theirs : undefined;
  return typeof theirs === 'string' ? theirs : null;
};

/** Notes with autosave that survive a reload and merge with a colleague's edits. */
export function createNotesDraft({ storage, key, saved, send }: Parts) {
  const stored = readStored(storage, key);
  let base = stored?.base ?? saved;
  let state: NotesState = {
    text: stored?.text ?? saved,
    save: stored ? 'waiting' : 'saved',
    theirs: null,
  };
  // The server trims notes; the user may be typing a blank right now.
  const isDirty = () => state.text.trim() !== base.trim();
  const listeners = new Set<() => void>();
  const set = (next: Partial<NotesState>) => {
    state = { ...state, ...next };
    if (!isDirty()) storage.remove(key);
    else storage.write(key, JSON.stringify({ base, text: state.text }));
    for (const listener of listeners) listener();
  };
  /** Merges a colleague's edits, or leaves the choice between both texts to the user. */
  const recover = async (error: unknown) => {
    const theirs = theirsIn(error);
    if (theirs === null) return false;
    const merged = mergeText(base, state.text, theirs);
    if (merged === null) set({ save: 'refused', theirs });
    else {
      base = theirs;
      set({ text: merged, save: 'waiting' });
      loop.schedule(0);
    }
    return true;
  };
  const loop = createSaveLoop({
    pause: PAUSE,
    isDirty,
    isBlocked: () => state.theirs !== null,
    send: async () => {
      base = await send(base, state.text);
    },
    recover,
    onSettled: () => set({ save: 'saved' }),
    onState: ({ kind }) => set({ save: kind }),
  });
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (isDirty() && state.save === 'waiting') loop.schedule(PAUSE);
      return () => listeners.delete(listener);
    },
    type: (text: string) => {
      set({ text });
      set({ save: isDirty() ? 'waiting' : 'saved' });
      loop.schedule(PAUSE);
    },
    /** The job was read again; unsent text stays. */
    read: (stored: string) => {
      if (loop.isRunning() || isDirty()) return;
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
      loop.schedule(0);
    },
    flush: loop.run,
  };
}
