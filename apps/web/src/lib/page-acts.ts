import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something the open page can do, for the command palette. */
export interface PageAct {
  readonly label: string;
  readonly run: () => void;
}

let acts: readonly PageAct[] = [];
const listeners = new Set<() => void>();

function change(next: readonly PageAct[]): void {
  acts = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePageActs = (): readonly PageAct[] => useSyncExternalStore(subscribe, () => acts);

/** Offers acts to the palette while the component is on the page; each runs as it was drawn last. */
export function useOfferedActs(offered: readonly PageAct[]): void {
  const last = useRef(offered);
  useEffect(() => {
    last.current = offered;
  });
  const labels = offered.map(({ label }) => label).join('\n');
  useEffect(() => {
    if (labels === '') return;
    const own = labels.split('\n').map((label) => ({
      label,
      run: () => last.current.find((act) => act.label === label)?.run(),
    }));
    change([...acts, ...own]);
    return () => change(acts.filter((act) => !own.includes(act)));
  }, [labels]);
}
