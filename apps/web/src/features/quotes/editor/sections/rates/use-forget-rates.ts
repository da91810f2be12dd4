import { useQueryClient } from '@tanstack/react-query';

/** After a new registry row, today's rates are refetched. */
export function useForgetRates() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['quotes', 'rates'] });
}
