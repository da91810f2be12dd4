import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { jobMaterials, type RackItem, rack } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** First part of every query key about the rack. */
export const RACK = 'rack';

/** Pieces that no job has reserved. */
export const freePieces = ({ pieces, reserved }: RackItem): number => pieces - reserved;

const MOST = 50;

/** Free pieces of the rack that match a search. */
export const freeRackQuery = (q: string) =>
  queryOptions({
    queryKey: [RACK, 'free', q],
    queryFn: async ({ signal }) => {
      const { rows } = await api(rack.list, { query: { q, limit: MOST } }, { signal });
      return rows.filter((row) => freePieces(row) > 0);
    },
    placeholderData: keepPreviousData,
  });

export const holdersQuery = (guid: string) =>
  queryOptions({
    queryKey: [RACK, guid, 'holders'],
    queryFn: ({ signal }) => api(jobMaterials.holders, { params: { guid } }, { signal }),
  });
