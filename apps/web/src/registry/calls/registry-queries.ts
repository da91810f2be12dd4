import { queryOptions } from '@tanstack/react-query';
import type {
  ListCalls,
  ListRow,
  ListState,
  ListWindow,
  RegistryCalls,
  RegistryRow,
} from './registry-calls.ts';

/** Rows asked for at once. */
export const WINDOW = 50;

const rowsKey = (key: string) => [key, 'rows'] as const;

export const windowQuery = <Row extends ListRow, Window extends ListWindow<Row>>(
  calls: ListCalls<Row, Window>,
  state: ListState,
  page: number,
) =>
  queryOptions({
    queryKey: [...rowsKey(calls.key), state, page],
    queryFn: ({ signal }) => calls.list(state, { offset: page * WINDOW, limit: WINDOW }, signal),
  });

/** How many rows a view has, without its rows. */
export const countQuery = <Row extends ListRow>(calls: ListCalls<Row>, state: ListState) =>
  queryOptions({
    queryKey: [...rowsKey(calls.key), state, 'count'],
    queryFn: async ({ signal }) => (await calls.list(state, { offset: 0, limit: 1 }, signal)).total,
  });

export const rowQuery = <Row extends RegistryRow>(calls: RegistryCalls<Row>, guid: string) =>
  queryOptions({
    queryKey: [calls.key, 'row', guid],
    queryFn: ({ signal }) => calls.get(guid, signal),
  });

export const tagsQuery = <Row extends RegistryRow>(calls: RegistryCalls<Row>) =>
  queryOptions({
    queryKey: [calls.key, 'tags'],
    queryFn: ({ signal }) => calls.tags(signal),
    staleTime: 60_000,
  });

export const historyQuery = <Row extends RegistryRow>(calls: RegistryCalls<Row>, guid: string) =>
  queryOptions({
    queryKey: [calls.key, 'history', guid],
    queryFn: ({ signal }) => calls.history(guid, signal),
    staleTime: 0,
  });
