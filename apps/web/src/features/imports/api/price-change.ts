import { queryOptions } from '@tanstack/react-query';
import { type PriceChange, type PricedRegistry, priceChanges } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';

export interface PriceWish {
  readonly state: ListState;
  /** Null = every row the list shows. */
  readonly guids: readonly string[] | null;
  readonly change: PriceChange;
}

const bodyOf = ({ state, guids, change }: PriceWish) => {
  const { filter, ...rest } = state;
  return { choice: { ...rest, filter: [...filter], guids: guids ? [...guids] : null }, change };
};

export const priceChangeQuery = (registry: PricedRegistry, wish: PriceWish) =>
  queryOptions({
    queryKey: [registry, 'price-change', wish],
    queryFn: ({ signal }) =>
      api(priceChanges.preview, { params: { registry }, body: bodyOf(wish) }, { signal }),
    // Cached amounts may be out of date.
    staleTime: 0,
    gcTime: 0,
  });

export const applyPriceChange = (registry: PricedRegistry, wish: PriceWish, fingerprint: string) =>
  api(priceChanges.apply, { params: { registry }, body: { ...bodyOf(wish), fingerprint } });
