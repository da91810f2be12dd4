import { useQueryClient } from '@tanstack/react-query';
import { quoteKeys } from '../../../../../entities/quotes/quote-keys.ts';

/** After a new registry row, today's rates are refetched. */
export function useForgetRates() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: quoteKeys.rates });
}
