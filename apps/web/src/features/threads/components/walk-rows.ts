const PAGE = 10;

/** Index of the row a key leads to, from `current` (-1: none yet); null when the key does not walk. */
export function rowAfterKey(key: string, current: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE,
    PageUp: current - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), count - 1);
}
