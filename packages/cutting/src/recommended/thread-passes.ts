/** Passes for single-point threading by pitch [practice]: the last row covers everything coarser. */
const table = [
  [0.75, 4],
  [1, 5],
  [1.5, 6],
  [2, 8],
  [2.5, 10],
  [3.5, 12],
  [5, 14],
  [Number.POSITIVE_INFINITY, 16],
] as const;

export const threadPasses = (P: number): number => table.find(([pitch]) => P <= pitch)?.[1] ?? 16;
