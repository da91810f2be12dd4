import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { tellUnread, type UnreadField } from '../../lib/unread-fields.ts';

/** A text that is no number, kept where it was typed. */
export interface KeptText {
  readonly text: string;
  /** Of the field, as people read it. */
  readonly label: string;
  /** Why it is none. */
  readonly message: string;
  /** What the field holds in its place. */
  readonly value: number | null;
}

/** The unreadable texts of a form or a page: they outlive a tab that is changed, and nothing is saved over them. */
export interface KeptTexts {
  readonly get: (key: string) => KeptText | undefined;
  readonly set: (key: string, text: KeptText | null) => void;
  /** What was typed is taken back: an undo, the changes of a form given up. */
  readonly clear: () => void;
  /** How often that happened. */
  readonly cleared: () => number;
  readonly list: () => readonly (readonly [key: string, text: KeptText])[];
  readonly subscribe: (listener: () => void) => () => void;
}

function makeKeptTexts(): KeptTexts {
  let entries: readonly (readonly [string, KeptText])[] = [];
  let cleared = 0;
  const listeners = new Set<() => void>();
  const replace = (next: typeof entries) => {
    if (next.length > 0 || entries.length > 0) entries = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (key) => entries.find(([one]) => one === key)?.[1],
    set: (key, text) => {
      if (text === null && !entries.some(([one]) => one === key)) return;
      const others = entries.filter(([one]) => one !== key);
      replace(text === null ? others : [...others, [key, text]]);
    },
    clear: () => {
      cleared += 1;
      replace([]);
    },
    cleared: () => cleared,
    list: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Scope {
  readonly texts: KeptTexts;
  /** Of the part of the page: the same field stands there once for each position. */
  readonly prefix: string;
}

const Context = createContext<Scope | null>(null);
export const KeptTextsProvider = Context.Provider;

/** Brings the field of a key to sight, where the form or page has rooms that are closed. */
export type Reveal = (key: string) => void;

/** Frames to wait for a room that has just been opened. */
const PATIENCE = 30;

const unreadOf = (texts: KeptTexts, reveal?: Reveal): readonly UnreadField[] =>
  texts.list().map(([key, { label, message }]) => ({
    label,
    message,
    show: () => {
      reveal?.(key);
      showMarked(() => texts.set(key, null), PATIENCE);
    },
  }));

/** The mark may follow the text by a moment. Where none comes the field is gone, and its text with it. */
function showMarked(onGone: () => void, patience: number): void {
  const input = firstMarked(document);
  if (input) {
    input.focus({ preventScroll: true });
    input.scrollIntoView({ block: 'center' });
  } else if (patience > 0) requestAnimationFrame(() => showMarked(onGone, patience - 1));
  else onGone();
}

/** A new set of its own, for a form or a page: while it stands, nothing leaves the house over a text of it. */
export function useKeptTexts(reveal?: Reveal) {
  const [texts] = useState(makeKeptTexts);
  const opens = useRef(reveal);
  opens.current = reveal;
  useEffect(() => tellUnread(() => unreadOf(texts, (key) => opens.current?.(key))), [texts]);
  const scope = useMemo(() => ({ texts, prefix: '' }), [texts]);
  const list = useSyncExternalStore(texts.subscribe, texts.list);
  return { texts, scope, list };
}

/** The same texts, for one of several like parts. */
export function useKeptScope(prefix: string): Scope | null {
  const scope = useContext(Context);
  return useMemo(() => scope && { texts: scope.texts, prefix }, [scope, prefix]);
}

/** The set around, for what says that something is left to correct. */
export function useKeptAround() {
  const [none] = useState(makeKeptTexts);
  const texts = useContext(Context)?.texts ?? none;
  return { texts, list: useSyncExternalStore(texts.subscribe, texts.list) };
}

/** The kept text of one field; it goes with the field where that has no name to be found by again. */
export function useKept(name: string | null) {
  const id = useId();
  const scope = useContext(Context);
  const [own] = useState(makeKeptTexts);
  const texts = scope?.texts ?? own;
  const path = name === null ? id : `${scope?.prefix ?? ''}${name}`;
  const isNamed = name !== null;
  const isAlone = scope === null;
  useEffect(() => (isAlone ? tellUnread(() => unreadOf(own)) : undefined), [isAlone, own]);
  useEffect(() => (isNamed ? undefined : () => texts.set(path, null)), [isNamed, texts, path]);
  const kept = useSyncExternalStore(texts.subscribe, () => texts.get(path));
  const cleared = useSyncExternalStore(texts.subscribe, texts.cleared);
  return { kept, cleared, keep: (text: KeptText | null) => texts.set(path, text) };
}

/** The first field that is marked, in the order of the page. */
export const firstMarked = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[data-number][data-unreadable]');
