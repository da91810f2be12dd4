import { createContext, useContext, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';

/** A text that is no number, kept where it was typed. */
export interface KeptText {
  readonly text: string;
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

/** A new set of its own, for a form or a page. */
export function useKeptTexts() {
  const [texts] = useState(makeKeptTexts);
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
  useEffect(() => (isNamed ? undefined : () => texts.set(path, null)), [isNamed, texts, path]);
  const kept = useSyncExternalStore(texts.subscribe, () => texts.get(path));
  const cleared = useSyncExternalStore(texts.subscribe, texts.cleared);
  return { kept, cleared, keep: (text: KeptText | null) => texts.set(path, text) };
}

/** The first field that is marked, in the order of the page. */
export const firstMarked = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[data-number][data-unreadable]');
