/** The row whose panel is open, where the page's path already means something else. */
export const OPENED = 'scheda';
export const openedRow = (search: URLSearchParams): string => search.get(OPENED) ?? '';
