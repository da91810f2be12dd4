import { MAX_VIEW_NAME, MAX_VIEWS, type SavedView } from '@truciolo/contract';
import type { ListState } from '../calls/registry-calls.ts';

const isView = (value: unknown): value is SavedView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, q, sort, filter, archived } = value as Partial<SavedView>;
  return (
    typeof name === 'string' &&
    typeof q === 'string' &&
    typeof sort === 'string' &&
    Array.isArray(filter) &&
    filter.every((one) => typeof one === 'string') &&
    (archived === 'no' || archived === 'yes' || archived === 'all')
  );
};

/** Views from older browser storage, before they were stored on the server; invalid ones are dropped. */
export function readViews(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}

/** Under a name that exists it takes that one's place. */
export function withView(views: readonly SavedView[], name: string, state: ListState): readonly SavedView[] {
  const tidy = name.trim().slice(0, MAX_VIEW_NAME);
  if (tidy === '') return views;
  const { q, sort, filter, archived } = state;
  const view: SavedView = { name: tidy, q, sort, filter: [...filter], archived };
  const known = views.some((one) => one.name === tidy);
  return known ? views.map((one) => (one.name === tidy ? view : one)) : [...views, view].slice(-MAX_VIEWS);
}

export const isShown = (view: SavedView, state: ListState): boolean =>
  view.q === state.q &&
  view.sort === state.sort &&
  view.archived === state.archived &&
  view.filter.toSorted().join('\n') === state.filter.toSorted().join('\n');
