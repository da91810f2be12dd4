import type { HistoryEntry, ListQuery, RouteAnswer, registry } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

type Specs = ReturnType<typeof registry>;

/** What people type, by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** What a list needs to know of its rows. */
export interface ListRow {
  readonly guid: string;
  readonly archivedAt: string | null;
}

/** What every row of a registry carries beside its own fields. */
export interface RegistryRow extends ListRow {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** What the address of a list says. */
export type ListState = Pick<ListQuery, 'q' | 'sort' | 'archived'> & { readonly filter: readonly string[] };

export interface RecordChange {
  /** The values the change started from. */
  readonly base: FieldValues;
  readonly changes: FieldValues;
}

/** A list that is asked for window by window. */
export interface ListCalls<Row extends ListRow> {
  /** First word of every query key. */
  readonly key: string;
  list(
    state: ListState,
    window: { readonly offset: number; readonly limit: number },
    signal?: AbortSignal,
  ): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** The calls of one registry with the types of its rows. */
export interface RegistryCalls<Row extends RegistryRow> extends ListCalls<Row> {
  get(guid: string, signal?: AbortSignal): Promise<Row>;
  /** The same key again answers the row that the first call has made. */
  create(fields: FieldValues, guid: string): Promise<Row>;
  update(guid: string, change: RecordChange): Promise<Row>;
  archive(guids: readonly string[], archived: boolean): Promise<number>;
  /** Puts tags on rows and takes others off; answers how many rows changed. */
  tag(guids: readonly string[], add: readonly string[], remove: readonly string[]): Promise<number>;
  /** The tags in use, the most used first. */
  tags(signal?: AbortSignal): Promise<readonly string[]>;
  history(guid: string, signal?: AbortSignal): Promise<readonly HistoryEntry[]>;
}

/** The server takes so many at once. */
const BATCH = 1000;

/** Sums what the server changed, batch by batch. */
async function inBatches(
  guids: readonly string[],
  act: (some: string[]) => Promise<{ readonly changed: number }>,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < guids.length; from += BATCH) {
    changed += (await act(guids.slice(from, from + BATCH))).changed;
  }
  return changed;
}

/**
 * The contract's declarations as functions. The casts stand here alone: the declarations are generic over their
 * fields, and the row type comes from the same declaration.
 */
export function registryCalls<const S extends Specs>(
  key: string,
  specs: S,
): RegistryCalls<RouteAnswer<S['get']> & RegistryRow> {
  type Row = RouteAnswer<S['get']> & RegistryRow;
  const plain: Specs = specs;
  return {
    key,
    list: async ({ filter, ...state }, window, signal) => {
      const query = { ...state, ...window, filter: [...filter] };
      const answer = await api(plain.list, { query }, { signal });
      return answer as unknown as { rows: readonly Row[]; total: number };
    },
    get: async (guid, signal) => (await api(plain.get, { params: { guid } }, { signal })) as unknown as Row,
    create: async (fields, guid) =>
      (await api(plain.create, { body: { ...fields, guid } as never })) as unknown as Row,
    update: async (guid, change) =>
      (await api(plain.update, { params: { guid }, body: change as never })) as unknown as Row,
    archive: (guids, archived) =>
      inBatches(guids, (some) => api(plain.archive, { body: { guids: some, archived } })),
    tag: (guids, add, remove) =>
      inBatches(guids, (some) =>
        api(plain.tag, { body: { guids: some, add: [...add], remove: [...remove] } }),
      ),
    tags: (signal) => api(plain.tags, {}, { signal }),
    history: (guid, signal) => api(plain.history, { params: { guid } }, { signal }),
  };
}
