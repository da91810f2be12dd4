/** Limit of rows per call. */
const BATCH = 1000;

/** Sums what the server changed, batch by batch. */
export async function inBatches(
  guids: readonly string[],
  act: (some: string[]) => Promise<{ readonly changed: number }>,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < guids.length; from += BATCH) {
    changed += (await act(guids.slice(from, from + BATCH))).changed;
  }
  return changed;
}
