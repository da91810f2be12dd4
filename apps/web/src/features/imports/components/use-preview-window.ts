import { useQueries } from '@tanstack/react-query';
import type { PreviewRow } from '@truciolo/contract';
import { useCallback, useState } from 'react';
import { previewRowsQuery, type Shown, WINDOW } from '../api/preview-rows-query.ts';

interface PreviewWindow {
  /** Undefined while it is loading. */
  readonly at: (index: number) => PreviewRow | undefined;
  readonly see: (first: number, last: number) => void;
  readonly error: unknown;
}

/** Rows of a preview of any length, of which only the visible ones are loaded. */
export function usePreviewWindow(guid: string, show: Shown, total: number): PreviewWindow {
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const last = Math.min(sight.last, Math.max(0, Math.ceil(total / WINDOW) - 1));
  const first = Math.min(sight.first, last);
  const pages = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const results = useQueries({ queries: pages.map((page) => previewRowsQuery(guid, show, page)) });
  const see = useCallback((from: number, to: number) => {
    const next = { first: Math.floor(from / WINDOW), last: Math.floor(to / WINDOW) };
    setSight((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, []);
  return {
    at: (index) => results[Math.floor(index / WINDOW) - first]?.data?.rows[index % WINDOW],
    see,
    error: results.find(({ error }) => error)?.error ?? null,
  };
}
