import { queryOptions } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { api } from '../../../../lib/api/client.ts';

/** Today's rates, refetched whenever the page becomes visible: a machine may have been added meanwhile. */
export const ratesNowQuery = queryOptions({
  queryKey: quoteKeys.rates,
  queryFn: ({ signal }) => api(quotes.ratesNow, {}, { signal }),
});
