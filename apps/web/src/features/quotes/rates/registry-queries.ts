import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MachineFields, MaterialFields } from '@truciolo/contract';
import { costs, machines, materials, works } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** All materials, for the words they are found by. */
export const materialNamesQuery = queryOptions({
  queryKey: ['materials', 'all'],
  queryFn: ({ signal }) => api(materials.all, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** The first processes that answer to a search. */
export const worksQuery = (q: string) =>
  queryOptions({
    queryKey: ['works', 'search', q],
    queryFn: async ({ signal }) => (await api(works.list, { query: { q, limit: 50 } }, { signal })).rows,
    placeholderData: keepPreviousData,
  });

/** Costs of the registry; labour rates are chosen where somebody works. */
export const costsQuery = queryOptions({
  queryKey: ['costs', 'all'],
  queryFn: async ({ signal }) => (await api(costs.list, { query: { limit: 500 } }, { signal })).rows,
  staleTime: 5 * 60_000,
});

export const createMaterial = (fields: MaterialFields) => api(materials.create, { body: fields });
export const createMachine = (fields: MachineFields) => api(machines.create, { body: fields });
