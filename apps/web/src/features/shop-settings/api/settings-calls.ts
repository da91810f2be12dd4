import { queryOptions } from '@tanstack/react-query';
import { type ShopPageFields, shopPage, works } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['shop-page', 'settings'],
  queryFn: ({ signal }) => api(shopPage.settings, {}, { signal }),
});

/** The page as buyers see it, with the settings that are saved. */
export const previewQuery = queryOptions({
  queryKey: ['shop-page', 'preview'],
  queryFn: ({ signal }) => api(shopPage.preview, {}, { signal }),
});

/** Processes of the registry that a treatment may cost. */
export const treatmentWorksQuery = queryOptions({
  queryKey: ['works', 'for-treatments'],
  queryFn: async ({ signal }) => (await api(works.list, { query: { limit: 500 } }, { signal })).rows,
  staleTime: 5 * 60_000,
});

export const saveSettings = (change: {
  readonly base: Partial<ShopPageFields>;
  readonly changes: Partial<ShopPageFields>;
}) => api(shopPage.save, { body: change });
