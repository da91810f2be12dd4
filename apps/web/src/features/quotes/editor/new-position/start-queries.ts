import { queryOptions } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { api } from '../../../../lib/api/client.ts';

/** Today's rates, refetched whenever the page becomes visible: a machine may have been added meanwhile. */
export const ratesNowQuery = queryOptions({
  queryKey: ['quotes', 'rates'],
  queryFn: ({ signal }) => api(quotes.ratesNow, {}, { signal }),
});
