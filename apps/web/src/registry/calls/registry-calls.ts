import type { HistoryEntry, ListQuery, listQuery, RouteSpec, registry } from '@truciolo/contract';
import type { z } from 'zod';
import { api } from '../../lib/api/client.ts';
import { inBatches } from './in-batches.ts';

/** Values of a form, by field name. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Fields of a row that a list needs. */
export interface ListRow {
  readonly guid: string;
  readonly archivedAt: string | null;
}

/** Common fields of every registry row. */
export interface RegistryRow extends ListRow {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** State of a list in the address. */
export type ListState = Pick<ListQuery, 'q' | 'sort' | 'archived'> & { readonly filter: readonly string[] };

export interface RecordChange {
  /** Base values of the change. */
  readonly base: FieldValues;
  readonly changes: FieldValues;
}

/** A window of a list with its total. */
export interface ListWindow<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A list that is loaded window by window. */
export interface ListCalls<Row extends ListRow, Window extends ListWindow<Row> = ListWindow<Row>> {
  /** First part of every query key. */
  readonly key: string;
  list(
    state: ListState,
    window: { readonly offset: number; readonly limit: number },
    signal?: AbortSignal,
  ): Promise<Window>;
}

/** Actions on many rows; each returns the number of changed rows. */
export interface BulkCalls {
  archive(guids: readonly string[], archived: boolean): Promise<number>;
  /** Adds and removes tags. */
  tag(guids: readonly string[], add: readonly string[], remove: readonly string[]): Promise<number>;
}

/** The calls of one registry with the types of its rows. */
export interface RegistryCalls<Row extends RegistryRow> extends ListCalls<Row>, BulkCalls {
  get(guid: string, signal?: AbortSignal): Promise<Row>;
  /** `guid` is the idempotency key: a repeated call answers with the first row. */
  create(fields: FieldValues, guid: string): Promise<Row>;
  update(guid: string, change: RecordChange): Promise<Row>;
  /** The tags in use, most used first. */
  tags(signal?: AbortSignal): Promise<readonly string[]>;
  history(guid: string, signal?: AbortSignal): Promise<readonly HistoryEntry[]>;
}

type Guid = z.ZodType<unknown, { guid: string }>;
type Plain = Pick<ReturnType<typeof registry>, 'archive' | 'tag' | 'tags' | 'history'>;

/** The contract's declarations of a registry, independent of its fields. */
interface RegistryRoutes<Row> extends Plain {
  readonly list: RouteSpec & {
    readonly query: typeof listQuery;
    readonly answer: z.ZodType<{ rows: Row[]; total: number }>;
  };
  readonly get: RouteSpec & { readonly params: Guid; readonly answer: z.ZodType<Row> };
  readonly create: RouteSpec & {
    readonly body: z.ZodType<unknown, FieldValues>;
    readonly answer: z.ZodType<Row>;
  };
  readonly update: RouteSpec & {
    readonly params: Guid;
    readonly body: z.ZodType<unknown, { base: FieldValues; changes: FieldValues }>;
    readonly answer: z.ZodType<Row>;
  };
}

/** The contract's declarations as functions. */
export function registryCalls<Row extends RegistryRow>(
  key: string,
  routes: RegistryRoutes<Row>,
): RegistryCalls<Row> {
  return {
    key,
    list: ({ filter, ...state }, window, signal) =>
      api(routes.list, { query: { ...state, ...window, filter: [...filter] } }, { signal }),
    get: (guid, signal) => api(routes.get, { params: { guid } }, { signal }),
    create: (fields, guid) => api(routes.create, { body: { ...fields, guid } }),
    update: (guid, change) => api(routes.update, { params: { guid }, body: change }),
    archive: (guids, archived) =>
      inBatches(guids, (some) => api(routes.archive, { body: { guids: some, archived } })),
    tag: (guids, add, remove) =>
      inBatches(guids, (some) =>
        api(routes.tag, { body: { guids: some, add: [...add], remove: [...remove] } }),
      ),
    tags: (signal) => api(routes.tags, {}, { signal }),
    history: (guid, signal) => api(routes.history, { params: { guid } }, { signal }),
  };
}
