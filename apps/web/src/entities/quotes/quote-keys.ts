const all = ['quotes'] as const;

/** Keys of the query cache for quotes. A key that another one begins with is invalidated with it. */
export const quoteKeys = {
  all,
  /** Lists, their counts and statistics. */
  rows: [...all, 'rows'],
  rates: [...all, 'rates'],
  assignees: [...all, 'assignees'],
  similar: (query: object) => [...all, 'similar', query],
  /** Drafts that a measured time, or a part, can be added to. */
  drafts: (of: 'time' | 'part') => [...all, 'drafts', of],
  forTime: (guid: string | null) => [...all, 'for-time', guid],
  history: (guid: string) => [...all, guid, 'history'],
  revision: (guid: string, revision: number) => [...all, guid, 'revision', revision],
} as const;

export const templateKeys = {
  all: ['quote-templates'],
  search: (q: string) => ['quote-templates', 'search', q],
} as const;
