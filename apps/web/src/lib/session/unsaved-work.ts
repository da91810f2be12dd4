/** Keeps what is unsaved in this browser and answers where it is found again; null where nothing is unsaved. */
type Keeper = () => string | null;

const keepers = new Set<Keeper>();

/** For pages whose unsaved work outlives them. */
export function registerUnsavedWork(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

export const storeUnsavedWork = (): string | null =>
  [...keepers].map((keeper) => keeper()).find((path) => path !== null) ?? null;
