import { useQueryClient } from '@tanstack/react-query';

/** A new row of a registry: today's rates are asked again. */
export function useForgetRates() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['quotes', 'rates'] });
}
