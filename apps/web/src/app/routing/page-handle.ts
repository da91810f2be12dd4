import { useMatches } from 'react-router';

/** What the shell must know of a page before showing it. */
export interface PageHandle {
  readonly title: string;
  /** Any one of these capabilities lets the user in. */
  readonly needs?: readonly string[];
  /** Closed once the licence has expired. */
  readonly licensed?: boolean;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The handle of the innermost page on screen. */
export function usePageHandle(): PageHandle | null {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isPageHandle) ?? null;
}
