import { useMatches } from 'react-router';

/** Data of a page that the shell needs before showing it. */
export interface PageHandle {
  readonly title: string;
  /** One of these capabilities is enough. */
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
