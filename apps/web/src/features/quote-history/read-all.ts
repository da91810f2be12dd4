interface Window<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

const STEP = 500;
/** A file that a sheet still opens with ease; more is a matter of filters. */
export const MOST_ROWS = 10_000;

/** All rows of a list, window by window. */
export async function readAll<Row>(
  read: (window: { readonly offset: number; readonly limit: number }) => Promise<Window<Row>>,
): Promise<readonly Row[]> {
  const all: Row[] = [];
  while (all.length < MOST_ROWS) {
    const { rows, total } = await read({ offset: all.length, limit: STEP });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) break;
  }
  return all.slice(0, MOST_ROWS);
}
