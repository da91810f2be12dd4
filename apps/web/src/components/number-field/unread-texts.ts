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
import { registerUnreadFields, type UnreadField } from '../../lib/unread-fields.ts';

/** Unreadable text of a number field, kept where it was typed. */
interface UnreadText {
  readonly text: string;
  /** Label of the field. */
  readonly label: string;
  /** Reason why it is not a number. */
  readonly message: string;
  /** Value of the field meanwhile. */
  readonly value: number | null;
}

/** The unreadable texts of a form or a page: they survive a change of tab, and nothing is saved over them. */
interface UnreadTexts {
  readonly get: (key: string) => UnreadText | undefined;
  readonly set: (key: string, text: UnreadText | null) => void;
  /** Discards the typed texts after an undo or a cancelled form. */
  readonly clear: () => void;
  /** Counter of such calls. */
  readonly cleared: () => number;
  readonly list: () => readonly (readonly [key: string, text: UnreadText])[];
  readonly subscribe: (listener: () => void) => () => void;
}

function makeUnreadTexts(): UnreadTexts {
  let entries: readonly (readonly [string, UnreadText])[] = [];
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
  readonly texts: UnreadTexts;
  /** Key of the part of the page: the same field exists once per position. */
  readonly prefix: string;
}

const Context = createContext<Scope | null>(null);
export const UnreadTextsProvider = Context.Provider;

/** Makes the field of a key visible, where the form or page has collapsed sections. */
type Reveal = (key: string) => void;

/** Frames to wait for a section that has just been opened. */
const PATIENCE = 30;

const unreadOf = (texts: UnreadTexts, reveal?: Reveal): readonly UnreadField[] =>
  texts.list().map(([key, { label, message }]) => ({
    label,
    message,
    show: () => {
      reveal?.(key);
      showMarked(() => texts.set(key, null), PATIENCE);
    },
  }));

/** The mark may follow the text by a moment. If none appears, the field is gone, and its text with it. */
function showMarked(onGone: () => void, patience: number): void {
  const input = firstMarked(document);
  if (input) {
    input.focus({ preventScroll: true });
    input.scrollIntoView({ block: 'center' });
  } else if (patience > 0) requestAnimationFrame(() => showMarked(onGone, patience - 1));
  else onGone();
}

/** A new set for a form or a page: while it has a text, calls declared with `leaves` are blocked. */
export function useUnreadTexts(reveal?: Reveal) {
  const [texts] = useState(makeUnreadTexts);
  const opens = useRef(reveal);
  opens.current = reveal;
  useEffect(() => registerUnreadFields(() => unreadOf(texts, (key) => opens.current?.(key))), [texts]);
  const scope = useMemo(() => ({ texts, prefix: '' }), [texts]);
  const list = useSyncExternalStore(texts.subscribe, texts.list);
  return { texts, scope, list };
}

/** The same set, for one of several similar parts. */
export function useUnreadScope(prefix: string): Scope | null {
  const scope = useContext(Context);
  return useMemo(() => scope && { texts: scope.texts, prefix }, [scope, prefix]);
}

/** The enclosing set, for hints that something is left to correct. */
export function useUnreadAround() {
  const [none] = useState(makeUnreadTexts);
  const texts = useContext(Context)?.texts ?? none;
  return { texts, list: useSyncExternalStore(texts.subscribe, texts.list) };
}

/** The kept text of one field; it is dropped with a field that has no name. */
export function useUnreadText(name: string | null) {
  const id = useId();
  const scope = useContext(Context);
  const [own] = useState(makeUnreadTexts);
  const texts = scope?.texts ?? own;
  const path = name === null ? id : `${scope?.prefix ?? ''}${name}`;
  const isNamed = name !== null;
  const isAlone = scope === null;
  useEffect(() => (isAlone ? registerUnreadFields(() => unreadOf(own)) : undefined), [isAlone, own]);
  useEffect(() => (isNamed ? undefined : () => texts.set(path, null)), [isNamed, texts, path]);
  const kept = useSyncExternalStore(texts.subscribe, () => texts.get(path));
  const cleared = useSyncExternalStore(texts.subscribe, texts.cleared);
  return { kept, cleared, keep: (text: UnreadText | null) => texts.set(path, text) };
}

/** The first marked field in page order. */
export const firstMarked = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[data-number][data-unreadable]');
