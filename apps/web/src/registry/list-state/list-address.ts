import type { ListState } from '../calls/registry-calls.ts';

const archivedWords = ['no', 'yes', 'all'] as const;

/**
 * The address of a list holds its state, so that a view can be sent to a colleague. `opening` is the filter of a list
 * whose address names none; an empty filter in the address shows every row.
 */
export function readListState(search: URLSearchParams, opening: readonly string[] = []): ListState {
  const archived = archivedWords.find((word) => word === search.get('archived')) ?? 'no';
  return {
    q: search.get('q') ?? '',
    sort: search.get('sort') ?? '',
    filter: (search.has('filter') ? search.getAll('filter').filter(Boolean) : opening).toSorted(),
    archived,
  };
}

/** Only what differs from the plain list is written. */
export function writeListState(
  { q, sort, filter, archived }: ListState,
  opening: readonly string[] = [],
): URLSearchParams {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (sort !== '') search.set('sort', sort);
  if (filter.toSorted().join() !== opening.toSorted().join())
    for (const one of filter.length === 0 ? [''] : filter) search.append('filter', one);
  if (archived !== 'no') search.set('archived', archived);
  return search;
}

/** Ascending, descending, back to the registry's own order. */
export function nextSort(sort: string, column: string): string {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? '' : column;
}

export const filterValues = (filter: readonly string[], field: string): readonly string[] =>
  filter.filter((one) => one.startsWith(`${field}:`)).map((one) => one.slice(field.length + 1));

export function withFilter(
  filter: readonly string[],
  field: string,
  values: readonly string[],
): readonly string[] {
  const others = filter.filter((one) => !one.startsWith(`${field}:`));
  return [...others, ...values.map((value) => `${field}:${value}`)].toSorted();
}
