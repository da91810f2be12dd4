import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { floor } from '@truciolo/contract';
import { api, backgroundApi } from '../../../lib/api/client.ts';

export const FLOOR = 'floor';
const EVERY = 30_000;

export const phasesQuery = (machine: string | null) =>
  queryOptions({
    queryKey: [FLOOR, 'phases', machine],
    queryFn: ({ signal }) => backgroundApi(floor.phases, { query: machine ? { machine } : {} }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY,
  });

export const phaseQuery = (guid: string) =>
  queryOptions({
    queryKey: [FLOOR, 'phase', guid],
    queryFn: ({ signal }) => api(floor.phase, { params: { guid } }, { signal }),
    refetchInterval: EVERY,
  });
