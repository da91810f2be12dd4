import { pages } from '../../lib/pages.ts';
import { writeListState } from '../../registry/list-state/list-address.ts';

/** The list that shows the quotes behind a figure. */
export const rowsLink = (filter: readonly string[]): string =>
  `${pages.quoteHistory}?${writeListState({ q: '', sort: '', filter, archived: 'no' })}`;
