import { useQueryClient } from '@tanstack/react-query';

/** A new row of a registry: its lists and today's rates are asked again. */
export function useForgetRates(registry: 'materials' | 'machines') {
  const cache = useQueryClient();
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: [registry] }),
      cache.invalidateQueries({ queryKey: ['quotes', 'rates'] }),
    ]);
  };
}
