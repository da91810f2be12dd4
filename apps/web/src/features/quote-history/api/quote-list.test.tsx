import { expect, it } from 'vitest';
import { quoteKeys } from '../../../entities/quotes/quote-keys.ts';
import { windowQuery } from '../../../registry/calls/registry-queries.ts';
import { quoteList } from './quote-list.ts';

it('the editors invalidate the list of quotes under the key it is cached with', () => {
  const { queryKey } = windowQuery(quoteList, { q: '', sort: '', filter: [], archived: 'no' }, 0);
  expect(queryKey.slice(0, quoteKeys.rows.length)).toEqual(quoteKeys.rows);
});
